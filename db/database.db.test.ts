import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { memberRow } from '~/testing/rows';
import { withDatabase } from '~/testing/with-database';
import { openDatabase, transaction } from './database';
import { findMember, insertMember, patchMember } from './queries/member';

const run = promisify(execFile);

withDatabase('database', (open) => {
  it('responds to queries, and closes for good', async () => {
    const { url } = await open();
    const second = await openDatabase({ url });
    await second.ping();
    await second.close();
    await expect(second.ping()).rejects.toThrow();
  });

  it('stores four-byte text, line breaks and integers unchanged', async () => {
    const { db } = await open();
    const about = 'Zoë 🌶️\nl’été \\ "quotes" \u0000end'.replace('\u0000', '');
    await insertMember(db, memberRow('a', { about, last_active_at: 2 ** 45 + 1 }));
    const member = await findMember(db, 'a');
    expect(member?.about).toBe(about);
    expect(member?.last_active_at).toBe(2 ** 45 + 1);
    expect(member?.paid_user).toBe(0);
    expect(member?.deleted_at).toBeNull();
  });

  it('compares ids and keys byte by byte', async () => {
    const { db } = await open();
    await insertMember(db, memberRow('abc'));
    expect(await findMember(db, 'ABC')).toBeUndefined();
    await insertMember(db, memberRow('ABC', { email: 'other@example.test' }));
    await insertMember(db, memberRow('acc', { email: 'josé@example.test' }));
    await insertMember(db, memberRow('ace', { email: 'jose@example.test' }));
  });

  it('returns sums as numbers', async () => {
    const { db } = await open();
    await insertMember(db, memberRow('a', { paid_user: 1 }));
    const { sum } = await db
      .selectFrom('member')
      .select((eb) => eb.fn.sum<number>('paid_user').as('sum'))
      .where('tenant_id', '=', 1)
      .executeTakeFirstOrThrow();
    expect(sum).toBe(1);
  });

  it('reads committed data while a transaction is open', async () => {
    const { db } = await open();
    await insertMember(db, memberRow('a'));
    const [written, release] = [deferred(), deferred()];
    const writing = transaction(db, async (tx) => {
      await patchMember(tx, 'a', { name: 'changed' });
      written.resolve();
      await release.promise;
    });
    await written.promise;
    const seen = (await findMember(db, 'a'))?.name;
    release.resolve();
    await writing;
    expect(seen).toBe('Name a');
    expect((await findMember(db, 'a'))?.name).toBe('changed');
  });

  it('makes writes of two connections wait for each other', async () => {
    const { db, url } = await open();
    await insertMember(db, memberRow('a'));
    const second = await openDatabase({ url });
    try {
      await Promise.all(
        Array.from({ length: 20 }, (_, i) => patchMember(i % 2 ? db : second.tenant(1), 'a', { city: `c${i}` })),
      );
      expect((await findMember(db, 'a'))?.city).toMatch(/^c\d+$/);
    } finally {
      await second.close();
    }
  });

  it('migrates once; again has no effect', async () => {
    const { database, db } = await open();
    await insertMember(db, memberRow('a'));
    await database.migrate();
    expect(await findMember(db, 'a')).toBeDefined();
  });
});

describe('opening', () => {
  it('reports where it failed, without the password', async () => {
    const refused = openDatabase({ url: 'mysql://facet:secret@127.0.0.1:1/none' });
    await expect(refused).rejects.toThrow(/127\.0\.0\.1:1\/none/);
    await expect(refused).rejects.not.toThrow(/secret/);
    await expect(openDatabase({ url: 'sqlite:/nowhere/at/all.db' })).rejects.toThrow(/\/nowhere\/at\/all\.db/);
    await expect(openDatabase({ url: 'postgres://secret@x' })).rejects.toThrow(/DATABASE_URL must be/);
  });

  it('opens an in-memory database that both connections see', async () => {
    const database = await openDatabase({ url: 'sqlite::memory:' });
    await database.migrate();
    await insertMember(database.tenant(1), memberRow('a'));
    expect(await findMember(database.tenant(1), 'a')).toBeDefined();
    await database.close();
  });

  it('refuses what is not the id of a brand', async () => {
    const database = await openDatabase({ url: 'sqlite::memory:' });
    for (const id of [0, -1, 1.5, Number.NaN]) expect(() => database.tenant(id)).toThrow('not the id of a brand');
    await database.close();
  });
});

describe('two processes that start at once on an empty SQLite file', () => {
  it('both end with a migrated database', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'facet-two-'));
    try {
      const url = `sqlite:${join(folder, 'new.db')}`;
      const script = `import { openDatabase } from ${JSON.stringify(join(import.meta.dirname, 'database.ts'))};
        const database = await openDatabase({ url: ${JSON.stringify(url)} });
        await database.migrate();
        await database.close();`;
      const start = () => run(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script]);
      await Promise.all([start(), start(), start()]);
      expect((await stat(join(folder, 'new.db'))).size).toBeGreaterThan(0);
      const database = await openDatabase({ url });
      await insertMember(database.tenant(1), memberRow('a'));
      await database.close();
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

function deferred() {
  let resolve!: () => void;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}
