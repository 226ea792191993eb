import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { onServer } from '~/testing/mariadb/mariadb';
import { withDatabase } from '~/testing/with-database';
import { CannotOpenDatabase, openDatabase } from './database';
import { takeServerLock, type ServerLock, type ServerName } from './server-lock';

const FIRST: ServerName = { host: '127.0.0.1', port: 3000, pid: 41, machine: 'one' };
const SECOND: ServerName = { host: '127.0.0.1', port: 3001, pid: 42, machine: 'two' };

function released(lock: ServerLock): ServerLock {
  onTestFinished(() => lock.release());
  return lock;
}

withDatabase('the lock of the one server of a database', (open) => {
  it('refuses a second server, which learns who the first is and starts once that is gone', async () => {
    const { url } = await open();
    const first = await takeServerLock({ url, server: { ...FIRST, port: 0 }, waitMs: 0 });
    await first.describe(FIRST);
    const refused = takeServerLock({ url, server: SECOND, waitMs: 0 });
    await expect(refused).rejects.toBeInstanceOf(CannotOpenDatabase);
    await expect(refused).rejects.toThrow(/Another server uses .*: 127\.0\.0\.1:3000, process 41 on one\. Stop/);
    await first.release();
    released(await takeServerLock({ url, server: SECOND, waitMs: 0 }));
  });

  it('is free as soon as it is released, and names a command by its arguments', async () => {
    const { url } = await open();
    const command = { host: 'npm run facet -- restore', port: 0, pid: 43, machine: 'one' };
    for (let i = 0; i < 20; i++) await (await takeServerLock({ url, server: command, waitMs: 0 })).release();
    // The first server that starts creates the table that names the holder.
    const database = await openDatabase({ url });
    await database.migrate();
    await database.close();
    released(await takeServerLock({ url, server: command, waitMs: 0 }));
    const refused = takeServerLock({ url, server: SECOND, waitMs: 0 });
    await expect(refused).rejects.toThrow(/uses .*: npm run facet -- restore, process 43 on one\. Stop/);
  });

  it('waits for the first server to go, says for which, and stops waiting on request', async () => {
    const { url } = await open();
    const first = await takeServerLock({ url, server: FIRST, waitMs: 0 });
    let heard = '';
    const second = takeServerLock({
      url,
      server: SECOND,
      waitMs: 10_000,
      onWait: (holder) => {
        heard = holder;
        void first.release();
      },
    });
    released(await second);
    expect(heard).toBe('127.0.0.1:3000, process 41 on one');
    const giveUp = new AbortController();
    const third = takeServerLock({
      url,
      server: FIRST,
      waitMs: 10_000,
      signal: giveUp.signal,
      onWait: () => giveUp.abort(),
    });
    await expect(third).rejects.toThrow('aborted');
  });

  it('lets commands read and write beside the server', async () => {
    const { url } = await open();
    released(await takeServerLock({ url, server: FIRST, waitMs: 0 }));
    const beside = await openDatabase({ url });
    await beside.migrate();
    const db = beside.system('a command of the test');
    await db.insertInto('job_lease').values({ name: 'x', holder: 'y', held_until: 1 }).execute();
    const found = await db.selectFrom('job_lease').select('holder').where('name', '=', 'x').execute();
    expect(found).toEqual([{ holder: 'y' }]);
    await beside.close();
  });

  it('is taken again after the database was away, or its loss is reported', async () => {
    const { url, kind } = await open();
    if (kind === 'sqlite') return;
    const server = url.slice(0, url.lastIndexOf('/') + 1);
    const first = released(await takeServerLock({ url, server: FIRST, waitMs: 0 }));
    const name = `concat('facet:', sha1('${url.slice(server.length)}'))`;
    // The connection is cut in the same way as by a restart of the database.
    await onServer(server, `execute immediate concat('kill ', is_used_lock(${name}))`);
    await expect.poll(() => isHeld(url), { timeout: 8000 }).toBe(true);
    expect(first).toBeDefined();
  });
});

async function isHeld(url: string): Promise<boolean> {
  return takeServerLock({ url, server: SECOND, waitMs: 0 }).then(
    async (lock) => {
      await lock.release();
      return false;
    },
    () => true,
  );
}

it('has files that only the owner can read, with nothing of the database in them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'facet-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const url = `sqlite:${join(folder, 'facet.db')}`;
  const lock = await takeServerLock({ url, server: FIRST, waitMs: 0 });
  for (const name of ['facet.db.server', 'facet.db.server.json'])
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  await lock.release();
  expect([existsSync(join(folder, 'facet.db.server.json')), existsSync(join(folder, 'facet.db'))]).toEqual([
    false,
    false,
  ]);
});
