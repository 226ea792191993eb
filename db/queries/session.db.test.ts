import { expect, it } from 'vitest';
import { memberRow } from '~/testing/rows';
import { TEST_NOW, withDatabase } from '~/testing/with-database';
import { DAY } from '~/time/durations';
import { transaction } from '../database';
import type { Db } from '../database';
import { openCreditAccounts } from './credit-account';
import { wasEnded } from './ended-session';
import { insertMember, patchMember } from './member';
import {
  deleteExpiredSessions,
  endSession,
  endSessions,
  findViewer,
  insertSession,
  listSessions,
  touchSession,
} from './session';
import { consumeToken, deleteExpiredTokens, findTokenEverIssued, insertToken } from './token';

const session = (db: Db, id: string, expiresAt = TEST_NOW + 30 * DAY) =>
  insertSession(db, {
    id,
    token_hash: `hash-${id}`,
    member_id: 'a',
    created_at: TEST_NOW,
    last_seen_at: TEST_NOW,
    expires_at: expiresAt,
    user_agent: 'test',
  });

const token = (db: Db, hash: string, createdAt = TEST_NOW) =>
  insertToken(db, {
    token_hash: hash,
    purpose: 'reset_password',
    member_id: 'a',
    payload: null,
    created_at: createdAt,
    expires_at: createdAt + DAY,
  });

withDatabase('sessions', (open) => {
  it('name the viewer with credits, until they end', async () => {
    const { db, other } = await open();
    await insertMember(db, memberRow('a'));
    await session(db, 's1');
    expect(await findViewer(db, 'hash-s1', TEST_NOW)).toMatchObject({
      id: 'a',
      credits: 0,
      session_id: 's1',
      photo_filename: null,
    });
    await transaction(db, (tx) => openCreditAccounts(tx, 'a'));
    await db
      .updateTable('credit_account')
      .set({ balance: 7 })
      .where('tenant_id', '=', 1)
      .where('kind', '=', 'member')
      .execute();
    expect(await findViewer(db, 'hash-s1', TEST_NOW)).toMatchObject({ id: 'a', name: 'Name a', credits: 7 });
    expect(await findViewer(other, 'hash-s1', TEST_NOW)).toBeUndefined();
    expect(await findViewer(db, 'hash-s2', TEST_NOW)).toBeUndefined();
    expect(await findViewer(db, 'hash-s1', TEST_NOW + 30 * DAY)).toBeUndefined();
    await touchSession(db, 's1', TEST_NOW + DAY, TEST_NOW + 31 * DAY);
    expect(await findViewer(db, 'hash-s1', TEST_NOW + 30 * DAY)).toBeDefined();
    await patchMember(db, 'a', { status: 'deleted' });
    expect(await findViewer(db, 'hash-s1', TEST_NOW)).toBeUndefined();
  });

  it('are listed and ended one by one or all but one', async () => {
    const { db, other } = await open();
    for (const id of ['s1', 's2', 's3']) await session(db, id);
    await session(db, 'old', TEST_NOW - 1);
    expect(await listSessions(db, 'a', TEST_NOW)).toHaveLength(3);
    expect(await transaction(db, (tx) => endSession(tx, 'b', 's1'))).toBe(false);
    expect(await wasEnded(db, 'hash-s1', TEST_NOW)).toBe(false);
    expect(await transaction(db, (tx) => endSession(tx, 'a', 's1'))).toBe(true);
    await transaction(db, (tx) => endSessions(tx, 'a', 's2'));
    const ended = ['hash-s1', 'hash-s2', 'hash-s3'].map((hash) => wasEnded(db, hash, TEST_NOW));
    expect(await Promise.all(ended)).toEqual([true, false, true]);
    expect(await wasEnded(other, 'hash-s1', TEST_NOW)).toBe(false);
    expect((await listSessions(db, 'a', TEST_NOW)).map((row) => row.id)).toEqual(['s2']);
    await session(db, 'old', TEST_NOW - 1);
    await session(db, 'older', TEST_NOW - 2);
    expect(await deleteExpiredSessions(db, TEST_NOW, 1)).toBe(1);
    expect(await deleteExpiredSessions(db, TEST_NOW, 10)).toBe(1);
    await transaction(db, (tx) => endSessions(tx, 'a'));
    expect(await listSessions(db, 'a', TEST_NOW)).toEqual([]);
  });
});

withDatabase('tokens', (open) => {
  it('are used once in a race, for their purpose alone', async () => {
    const { db } = await open();
    await token(db, 't1');
    const consume = (purpose: 'reset_password' | 'activation') =>
      transaction(db, (tx) => consumeToken(tx, 't1', purpose, TEST_NOW));
    expect(await consume('activation')).toBeUndefined();
    const results = await Promise.all(Array.from({ length: 50 }, () => consume('reset_password')));
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(results.find(Boolean)).toMatchObject({ member_id: 'a', consumed_at: TEST_NOW });
    expect(await findTokenEverIssued(db, 't1')).toBeDefined();
  });

  it('expire, and belong to a brand', async () => {
    const { db, other } = await open();
    await token(db, 't1');
    await token(db, 't2', TEST_NOW - 2 * DAY);
    expect(await findTokenEverIssued(other, 't1')).toBeUndefined();
    expect(await transaction(other, (tx) => consumeToken(tx, 't1', 'reset_password', TEST_NOW))).toBeUndefined();
    expect(await transaction(db, (tx) => consumeToken(tx, 't1', 'reset_password', TEST_NOW + DAY))).toBeUndefined();
    expect(await deleteExpiredTokens(db, TEST_NOW, 10)).toBe(1);
    expect(await findTokenEverIssued(db, 't1')).toBeDefined();
    expect(await findTokenEverIssued(db, 't2')).toBeUndefined();
  });
});
