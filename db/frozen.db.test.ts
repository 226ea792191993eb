import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startMariadb, type PrivateMariadb } from '~/testing/mariadb/mariadb';
import { memberRow } from '~/testing/rows';
import { openDatabase, transaction, type Database, type Db } from './database';
import { isRetryable, isUnavailable } from './database-errors';
import { COMMAND_PATIENCE, JOB_PATIENCE, REQUEST_PATIENCE } from './patience';
import { findMember, insertMember, patchMember } from './queries/member';
import { unguarded } from './unguarded';

/** After SIGSTOP the kernel still accepts connections and keeps them open, but nothing ever responds. */
describe('a frozen MariaDB', () => {
  let server: PrivateMariadb;
  let database: Database;
  let db: Db;
  beforeAll(async () => {
    server = await startMariadb();
    database = await openDatabase({ url: await server.createDatabase('frozen') });
    await database.migrate();
    db = database.forRequests(1);
    await insertMember(db, memberRow('a'));
  });
  afterEach(async () => {
    server.thaw();
    await expect.poll(() => database.ping().then(() => 'up', String), { timeout: 5000 }).toBe('up');
  });
  afterAll(async () => {
    await database?.close();
    await server?.stop();
  });

  it('is given up by a request within three seconds, and at once by later ones', async () => {
    await server.freeze();
    const [first, waited] = await timed(findMember(db, 'a'));
    expect(isUnavailable(first)).toBe(true);
    expect(waited).toBeLessThan(3000);
    // The pulse has checked the server meanwhile.
    await expect(database.ping()).rejects.toThrow(/does not answer/);
    const [second, afterwards] = await timed(findMember(db, 'a'));
    expect(isUnavailable(second)).toBe(true);
    expect(afterwards).toBeLessThan(50);
  });

  it('is reported by ping within a second', async () => {
    await server.freeze();
    // A concurrent caller shares the response of a running ping, which may be from before the freeze.
    await errorOf(database.ping());
    const [error, waited] = await timed(database.ping());
    expect(String(error)).toContain('the database does not answer');
    expect(waited).toBeLessThan(1000);
  });

  it('does not delay requests that find every connection in use', async () => {
    await server.freeze();
    const [results, waited] = await timed(Promise.all(Array.from({ length: 60 }, () => errorOf(findMember(db, 'a')))));
    expect((results as unknown[]).every(isUnavailable)).toBe(true);
    expect(waited).toBeLessThan(3000);
  });

  it('ends a transaction, which is not repeated because it may have been committed', async () => {
    let begun = 0;
    const [error, waited] = await timed(
      transaction(db, async (tx) => {
        begun++;
        await patchMember(tx, 'a', { city: 'Ghent' });
        await server.freeze();
      }),
    );
    expect([isUnavailable(error), isRetryable(error), begun]).toEqual([true, false, 1]);
    expect(waited).toBeLessThan(3000);
  });

  it('responds again as soon as it continues, and no result goes to another query', async () => {
    await server.freeze();
    const late = Array.from({ length: 10 }, (_, i) => errorOf(ask(db, i)));
    expect((await Promise.all(late)).every(isUnavailable)).toBe(true);
    server.thaw();
    await expect.poll(() => errorOf(ask(db, 41)), { timeout: 5000 }).toBe(41);
    const responses = await Promise.all(Array.from({ length: 30 }, (_, i) => ask(db, 100 + i)));
    expect(responses).toEqual(Array.from({ length: 30 }, (_, i) => 100 + i));
  });

  it('is waited for by jobs and commands, each with its own time limit', async () => {
    const patient = database.tenant(1);
    const pending = ask(patient, 7);
    await server.freeze();
    setTimeout(() => server.thaw(), REQUEST_PATIENCE.statement + 700);
    expect(await Promise.all([pending, ask(patient, 8)])).toEqual([7, 8]);
    expect(REQUEST_PATIENCE.acquire + REQUEST_PATIENCE.statement).toBeLessThan(3000);
    expect(REQUEST_PATIENCE.statement).toBeLessThan(JOB_PATIENCE.statement);
    expect(JOB_PATIENCE.statement).toBeLessThan(COMMAND_PATIENCE.statement);
  });

  it('also ends a slow statement on the server, while others go on', async () => {
    const [error, waited] = await timed(
      sql`select count(*) from seq_1_to_100000 a, seq_1_to_100000 b where a.seq * b.seq % 7 = 3`.execute(
        unguarded(db, 'a statement that takes hours'),
      ),
    );
    expect(isUnavailable(error)).toBe(true);
    expect(waited).toBeLessThan(3000);
    const running = async () => {
      const { rows } = await sql<{ count: number }>`select count(*) as count from information_schema.processlist
        where info like '%seq_1_to_100000%' and info not like '%processlist%'`.execute(
        database.system('looks who runs'),
      );
      return Number(rows[0]!.count);
    };
    // The statement is ended over another connection, a moment after this one has failed.
    await expect.poll(running, { timeout: 5000 }).toBe(0);
    expect((await findMember(db, 'a'))?.id).toBe('a');
  });

  it('closes without waiting for the server', async () => {
    const second = await openDatabase({ url: server.url('frozen') });
    await findMember(second.forRequests(1), 'a');
    await server.freeze();
    const [, waited] = await timed(second.close());
    expect(waited).toBeLessThan(2500);
  });
});

describe('a SQLite file that another process writes to', () => {
  it('is waited for without blocking the process, and given up within three seconds', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'facet-busy-'));
    const path = join(folder, 'busy.db');
    const database = await openDatabase({ url: `sqlite:${path}` });
    await database.migrate();
    const other = new DatabaseSync(path, { timeout: 0 });
    const db = database.forRequests(1);
    try {
      other.exec('begin immediate');
      const turns = { count: 0 };
      const counting = setInterval(() => turns.count++, 20);
      const [error, waited] = await timed(transaction(db, (tx) => insertMember(tx, memberRow('a'))));
      clearInterval(counting);
      expect(isUnavailable(error)).toBe(true);
      expect(waited).toBeLessThan(3000);
      expect(turns.count).toBeGreaterThan(20);
      expect(await findMember(db, 'a')).toBeUndefined();
      const writing = insertMember(db, memberRow('a'));
      setTimeout(() => other.exec('rollback'), 200);
      await writing;
      expect((await findMember(db, 'a'))?.id).toBe('a');
    } finally {
      other.close();
      await database.close();
      await rm(folder, { recursive: true });
    }
  });
});

it('a closed database or a missing server is unavailable; a wrong statement is an error', async () => {
  const database = await openDatabase({ url: 'sqlite::memory:' });
  await database.migrate();
  const db = database.forRequests(1);
  const wrong = await errorOf(sql`select nothing from nowhere`.execute(database.system('a wrong statement')));
  expect(isUnavailable(wrong)).toBe(false);
  await database.close();
  expect(isUnavailable(await errorOf(findMember(db, 'a')))).toBe(true);
});

const ask = async (db: Db, n: number) => {
  const { rows } = await sql<{ n: number }>`select ${n} + 0 as n`.execute(unguarded(db, 'asks for a number'));
  return Number(rows[0]!.n);
};

const errorOf = (work: Promise<unknown>): Promise<unknown> => work.catch((error: unknown) => error);

async function timed(work: Promise<unknown>): Promise<[result: unknown, milliseconds: number]> {
  const begun = performance.now();
  const result = await errorOf(work);
  return [result, performance.now() - begun];
}
