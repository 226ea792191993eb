import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMariadb, type PrivateMariadb } from '~/testing/mariadb/mariadb';
import { proxyMariadb, type MariadbProxy } from '~/testing/mariadb/mariadb-without-cluster';
import { memberRow } from '~/testing/rows';
import { openDatabase, transaction, type Database, type Db } from './database';
import { isUnavailable } from './database-errors';
import { findMember, insertMember, patchMember } from './queries/member';

/** The node itself still answers `select 1`, so that only a table tells. */
describe('a node of MariaDB that has lost its cluster', () => {
  let server: PrivateMariadb;
  let proxy: MariadbProxy;
  let database: Database;
  let db: Db;
  beforeAll(async () => {
    server = await startMariadb();
    proxy = await proxyMariadb(await server.createDatabase('cluster'));
    database = await openDatabase({ url: proxy.url });
  });
  afterAll(async () => {
    await database?.close();
    await proxy?.stop();
    await server?.stop();
  });

  it('is asked for a table before the first migration, too, which is no failure', async () => {
    expect(await database.ping()).toBeUndefined();
    await database.migrate();
    await database.ping();
    db = database.forRequests(1);
    await insertMember(db, memberRow('a'));
  });

  it('is unavailable for reads, writes and the pulse while it lasts, and works again afterwards', async () => {
    proxy.lose();
    const tries = [
      findMember(db, 'a'),
      patchMember(db, 'a', { city: 'Leiden' }),
      transaction(db, (tx) => patchMember(tx, 'a', { city: 'Leiden' })),
      database.ping(),
    ];
    const errors = await Promise.all(
      tries.map((work) =>
        Promise.resolve(work).then(
          () => 'done',
          (error: unknown) => error,
        ),
      ),
    );
    expect(errors.map(isUnavailable)).toEqual([true, true, true, true]);
    await expect(database.ping()).rejects.toThrow();
    proxy.regain();
    await expect.poll(() => database.ping().then(() => 'up', String), { timeout: 5000 }).toBe('up');
    expect(await findMember(db, 'a')).toMatchObject({ id: 'a', city: null });
  });
});
