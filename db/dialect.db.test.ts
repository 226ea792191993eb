import { expect, it } from 'vitest';
import { memberRow } from '~/testing/rows';
import { withDatabase } from '~/testing/with-database';
import { transaction } from './database';
import { isRetryable, isUnavailable, isUniqueViolation } from './database-errors';
import { insertIgnore, upsert } from './dialect';
import { insertMember } from './queries/member';

const lease = (name: string, holder: string) => ({ name, holder, held_until: 1 });

withDatabase('dialect', (open) => {
  it('insertIgnore says whether the row is new, also inside a transaction', async () => {
    const { database, db } = await open();
    const system = database.system('test');
    expect(await insertIgnore(system, 'job_lease', lease('a', 'x'))).toBe(true);
    expect(await insertIgnore(system, 'job_lease', lease('a', 'y'))).toBe(false);
    await transaction(db, async (tx) => {
      expect(await insertIgnore(tx, 'job_lease', lease('a', 'z'))).toBe(false);
      // The failed insert does not abort the transaction.
      expect(await insertIgnore(tx, 'job_lease', lease('b', 'z'))).toBe(true);
    });
    const rows = await system.selectFrom('job_lease').select('holder').orderBy('name').execute();
    expect(rows.map((row) => row.holder)).toEqual(['x', 'z']);
  });

  it('insertIgnore ignores nothing but the duplicate', async () => {
    const { db } = await open();
    const broken = { ...memberRow('a'), tenant_id: 1, name: null as unknown as string };
    await expect(insertIgnore(db, 'member', broken)).rejects.toThrow();
  });

  it('upsert inserts first, then updates', async () => {
    const { database } = await open();
    const system = database.system('test');
    const write = (holder: string) => upsert(system, 'job_lease', lease('a', holder), ['name'], { holder });
    await write('x');
    await write('y');
    expect(await system.selectFrom('job_lease').select('holder').execute()).toEqual([{ holder: 'y' }]);
  });

  it('recognises a unique violation of a key and an index', async () => {
    const { db } = await open();
    await insertMember(db, memberRow('a'));
    const sameId = await insertMember(db, memberRow('a', { email: 'other@example.test' })).catch((error) => error);
    const sameEmail = await insertMember(db, memberRow('b', { email: 'A@EXAMPLE.test ' })).catch((error) => error);
    const nothing = await insertMember(db, memberRow('c', { name: null as unknown as string })).catch((error) => error);
    expect([sameId, sameEmail, nothing].map(isUniqueViolation)).toEqual([true, true, false]);
  });

  it('refuses a balance below zero', async () => {
    const { db } = await open();
    await insertMember(db, memberRow('a'));
    const overdrawn = db
      .insertInto('credit_account')
      .values({ tenant_id: 1, id: 'm:a', kind: 'member', member_id: 'a', balance: -1 })
      .execute();
    await expect(overdrawn).rejects.toThrow(/constraint/i);
  });

  it('recognises an unavailable database', () => {
    // Of SQLite: read-only, moved while open (read-only), full, a failed write, busy.
    const sqlite = [8, 1032, 13, 778, 5];
    expect(sqlite.map((errcode) => isUnavailable({ errcode }))).toEqual(sqlite.map(() => true));
    expect(isUnavailable({ code: 'ECONNREFUSED' })).toBe(true);
    expect([1290, 1836, 1205, -111].map((errno) => isUnavailable({ errno }))).toEqual([true, true, true, true]);
    expect([{ errno: 1047 }, { sqlState: '08S01' }].map(isUnavailable)).toEqual([true, true]);
    const bugs = [
      { errno: 1062 },
      { errno: 1064 },
      { code: 'ERR_SQLITE_ERROR', errcode: 1 },
      { code: 'ERR_SQLITE_ERROR', errcode: 2067 },
      { code: 'ERR_INVALID_ARG_TYPE' },
      new Error('x'),
    ];
    expect([...bugs, undefined].map(isUnavailable)).toEqual([...bugs, undefined].map(() => false));
  });

  it('recognises errors after which a transaction may run again', () => {
    const again = [{ errno: 1213 }, { errno: 1205 }, { errno: 1020 }, { errcode: 5 }, { errcode: 517 }];
    expect(again.map(isRetryable)).toEqual(again.map(() => true));
    expect([{ errno: 1062 }, { errcode: 13 }, {}].map(isRetryable)).toEqual([false, false, false]);
    expect(isRetryable(undefined)).toBe(false);
  });
});
