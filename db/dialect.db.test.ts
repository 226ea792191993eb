import { sql, type Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { memberRow } from '~/testing/rows';
import { withDatabase } from '~/testing/with-database';
import { transaction } from './database';
import { isRetryable, isUnavailable, isUniqueViolation } from './database-errors';
import {
  addColumn,
  changeComputedNumber,
  columnTypes,
  computedNumber,
  computeNumber,
  createIndex,
  createTable,
  dropIndex,
  insertIgnore,
  unique,
  upsert,
} from './dialect';
import { schemaOf } from './migrations/schema-of.testing';
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

interface Later {
  later: { id: number; name: string; size: number | null; hot: number; double: number };
}

// Nothing but MariaDB's own statements is left half done if a migration stops: each step can be made again.
withDatabase('a later migration', (open) => {
  async function up(db: Kysely<unknown>) {
    const c = columnTypes(db);
    await createTable(db, 'later', {
      columns: (table, types) =>
        table
          .addColumn('id', types.int, (col) => col.notNull())
          .addColumn('name', types.words(60), (col) => col.notNull())
          .addPrimaryKeyConstraint('later_pk', ['id']),
      indexes: { later_name: unique(['name']) },
    });
    await sql`delete from later`.execute(db);
    await sql`insert into later (id, name) values (1, 'a')`.execute(db);
    await addColumn(db, 'later', 'size', c.big);
    await addColumn(db, 'later', 'hot', c.flag, (col) => col.notNull().defaultTo(0));
    await addColumn(db, 'later', 'double', computedNumber(db, sql`id * 2`));
    await computeNumber(db, 'later', { column: 'double', formula: sql`id * 2`, sources: ['id'] });
    await createIndex(db, 'later_size', 'later', ['size']);
    await dropIndex(db, 'later_size', 'later');
    const formula = sql`id * 2 + coalesce(size, 0)`;
    await changeComputedNumber(db, 'later', { column: 'double', formula, sources: ['id', 'size'] });
  }

  it('adds columns with what old rows get, and computes anew, also if it runs again', async () => {
    const { database, kind, url } = await open();
    const db = database.system('a later migration') as unknown as Kysely<Later>;
    for (let run = 0; run < 2; run++) await up(db as Kysely<unknown>);
    const rows = () => db.selectFrom('later').select(['id', 'size', 'hot', 'double']).orderBy('id').execute();
    expect(await rows()).toEqual([{ id: 1, size: null, hot: 0, double: 2 }]);
    await sql`insert into later (id, name, size) values (2, 'b', 10)`.execute(db);
    await sql`update later set size = 5 where id = 1`.execute(db);
    expect((await rows()).map((row) => row.double)).toEqual([7, 14]);
    const same = await sql`insert into later (id, name) values (3, 'a')`.execute(db).catch((error) => error);
    expect(isUniqueViolation(same)).toBe(true);
    const { later } = (await schemaOf(url)) as Record<'later', unknown>;
    expect(JSON.stringify(later)).toContain('later_name');
    expect(JSON.stringify(later)).not.toContain('later_size');
    if (kind === 'mariadb') await sql`drop table later`.execute(db);
  });
});
