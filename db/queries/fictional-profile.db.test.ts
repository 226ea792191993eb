import { expect, it } from 'vitest';
import { memberRow } from '~/testing/rows';
import { withDatabase } from '~/testing/with-database';
import { transaction, type Db } from '../database';
import type { FictionalProfileRow } from '../schema/fictional-profile';
import {
  findFictionalProfile,
  findFictionalTexts,
  insertFictionalProfile,
  listFictionalByPortrait,
  listFictionalFaces,
  listFictionalProfiles,
  patchFictionalProfile,
} from './fictional-profile';
import { insertMember } from './member';

const profile = (member_id: string, change: Partial<FictionalProfileRow> = {}) => ({
  member_id,
  source_key: `key-${member_id}`,
  state: 'waiting' as const,
  texts: '{}',
  stated_age: null,
  portrait_hash: null,
  stored_hash: null,
  portrait_phash: null,
  imported_at: 5,
  imported_by: 'Eva',
  decided_at: null,
  decided_by: null,
  ...change,
});

const insert = (db: Db, ...args: Parameters<typeof profile>) =>
  transaction(db, (tx) => insertFictionalProfile(tx, profile(...args)));

withDatabase('fictional profiles', (open) => {
  it('are listed with what an import stored, and without it; members and other brands are not', async () => {
    const { db, other } = await open();
    const fictional = { kind: 'fictional' as const, email: null };
    await insertMember(db, memberRow('one', { ...fictional, name: 'Ada' }));
    await insertMember(db, memberRow('two', { ...fictional, name: 'Bea' }));
    await insertMember(db, memberRow('three', { name: 'Cora' }));
    await insertMember(other, memberRow('four', { ...fictional, name: 'Dora' }));
    await insert(db, 'one', { texts: '{"nl":{}}' });
    await insert(other, 'four');
    const rows = await listFictionalProfiles(db);
    expect(rows.map(({ name, source_key, state }) => [name, source_key, state])).toEqual([
      ['Ada', 'key-one', 'waiting'],
      ['Bea', null, null],
    ]);
    expect([await findFictionalTexts(db, 'one'), await findFictionalTexts(db, 'two')]).toEqual([
      '{"nl":{}}',
      undefined,
    ]);
    expect(await findFictionalProfile(db, 'four')).toBeUndefined();
  });

  it('have a key of their own in a brand, and change alone', async () => {
    const { db, other } = await open();
    await insert(db, 'one', { source_key: 'a' });
    await insert(other, 'one', { source_key: 'a' });
    expect(await insert(db, 'two', { source_key: 'a' })).toBe(false);
    await transaction(db, (tx) => patchFictionalProfile(tx, 'one', { state: 'live' }));
    expect((await findFictionalProfile(db, 'one'))!.state).toBe('live');
    expect((await findFictionalProfile(other, 'one'))!.state).toBe('waiting');
  });

  it('are found by their picture, as it came and as it is stored, however many are asked for', async () => {
    const { db, other } = await open();
    const hash = (text: string) => text.padEnd(64, '0');
    await insert(db, 'one', { portrait_hash: hash('a'), stored_hash: hash('b') });
    await insert(db, 'two', { portrait_hash: hash('c'), stored_hash: hash('d') });
    await insert(other, 'three', { portrait_hash: hash('a') });
    const idsOf = async (hashes: string[]) =>
      (await listFictionalByPortrait(db, hashes)).map((row) => row.member_id).toSorted();
    expect(await idsOf([hash('a')])).toEqual(['one']);
    expect(await idsOf([hash('b'), hash('c')])).toEqual(['one', 'two']);
    expect(await idsOf(Array.from({ length: 450 }, (_, i) => hash(`e${i}`)).concat(hash('d')))).toEqual(['two']);
    expect(await idsOf([])).toEqual([]);
    await insert(db, 'four', { portrait_phash: 'f'.repeat(16) });
    expect((await listFictionalFaces(db)).map((row) => row.member_id)).toEqual(['four']);
  });
});
