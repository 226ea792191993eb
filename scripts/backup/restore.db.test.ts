import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '~db/database';
import { insertMember } from '~db/queries/member';
import { noteErasure } from '~db/queries/erasure';
import { insertToken } from '~db/queries/token';
import { takeServerLock } from '~db/server-lock';
import { memberRow } from '~/testing/rows';
import { TEST_NOW, withDatabase } from '~/testing/with-database';
import { makeBackup } from './make-backup';
import { readErasures, restoreBackup } from './restore-backup';
import { everythingOf, fill, PHOTO } from './backup.testing';

const folder = mkdtempSync(join(tmpdir(), 'facet-backup-'));
afterAll(() => rmSync(folder, { recursive: true }));
let count = 0;
const newFile = (end: string) => join(folder, `${(count += 1)}.${end}`);

withDatabase('restoring a backup', (open) => {
  it('erases again what was erased since, ends all sessions, and continues the list of erasures', async () => {
    const { db, url, clock } = await open();
    const storage = await fill(db);
    await db
      .insertInto('session')
      .values({
        tenant_id: 1,
        id: 's',
        member_id: 'anna',
        token_hash: 'h',
        created_at: 1,
        last_seen_at: 1,
        expires_at: TEST_NOW * 2,
      }) // prettier-ignore
      .execute();
    for (const purpose of ['login', 'reset_password', 'activation', 'unsubscribe'] as const) {
      const times = { created_at: TEST_NOW, expires_at: TEST_NOW * 2 };
      await insertToken(db, { token_hash: purpose, purpose, member_id: 'anna', payload: null, ...times });
    }
    const file = newFile('tar');
    await makeBackup({ url, storage, file, now: TEST_NOW });
    await db.deleteFrom('photo').where('tenant_id', '=', 1).where('id', '=', PHOTO).execute();
    await noteErasure(db, { kind: 'photo', subject_id: PHOTO, at: TEST_NOW + 1 });
    await db
      .updateTable('token')
      .set({ consumed_at: TEST_NOW + 1 })
      .where('tenant_id', '=', 1)
      .execute();
    await expect(restoreBackup({ url, storage, file, clock, replace: false })).rejects.toThrow(
      '2 members: add --replace',
    );
    expect(await restoreBackup({ url, storage, file, clock, replace: true })).toMatchObject({ erased: 1 });
    const after = await everythingOf(url);
    expect([after.photo, after.session]).toEqual([undefined, undefined]);
    expect(after.member).toHaveLength(2);
    // A link used since the backup would log someone in a second time. Links with fewer rights are kept.
    const links = (after.token as string[]).map((row) => (JSON.parse(row) as { purpose: string }).purpose);
    expect(links.sort()).toEqual(['activation', 'unsubscribe']);
    expect(JSON.stringify(after.outbox)).toContain('photos.remove-files');
    expect(await readErasures(url)).toMatchObject([{ subject_id: PHOTO, at: expect.any(Number) }]);
    // If the previous database is lost, a list kept elsewhere does the same; without one the photo comes back.
    const lost = () => `sqlite:${newFile('db')}`;
    const erasures = await readErasures(url);
    const [known, unknown] = [lost(), lost()];
    expect(await restoreBackup({ url: known, storage, file, clock, replace: false, erasures })).toMatchObject({
      erased: 1,
    });
    expect(await restoreBackup({ url: unknown, storage, file, clock, replace: false })).toMatchObject({ erased: 0 });
    expect([(await everythingOf(known)).photo, (await everythingOf(unknown)).photo]).toEqual([undefined, expect.any(Array)]); // prettier-ignore
  });

  it('that broke off knows the next time what was erased before it', async () => {
    const { db, url, clock } = await open();
    const storage = await fill(db);
    const file = newFile('tar');
    await makeBackup({ url, storage, file, now: TEST_NOW });
    await db.deleteFrom('photo').where('tenant_id', '=', 1).where('id', '=', PHOTO).execute();
    await noteErasure(db, { kind: 'photo', subject_id: PHOTO, at: TEST_NOW + 1 });
    const broken = {
      now: () => {
        throw new Error('broke off');
      },
    };
    for (let run = 0; run < 2; run++)
      await expect(restoreBackup({ url, storage, file, clock: broken, replace: true })).rejects.toThrow('broke off');
    expect(await restoreBackup({ url, storage, file, clock, replace: true })).toMatchObject({ erased: 1 });
    expect((await everythingOf(url)).photo).toBeUndefined();
    expect(await readErasures(url)).toHaveLength(1);
  });

  it('ignores what SQLite left beside a database that is gone', async () => {
    const { db, url, clock, kind } = await open();
    if (kind === 'mariadb') return;
    const storage = await fill(db);
    const file = newFile('tar');
    await makeBackup({ url, storage, file, now: TEST_NOW });
    const lost = newFile('db');
    const before = await openDatabase({ url: `sqlite:${lost}` });
    await before.migrate();
    await insertMember(before.tenant(1), memberRow('ghost'));
    const log = readFileSync(`${lost}-wal`);
    await before.close();
    // The server was killed while running, and only the database file itself was moved away.
    rmSync(lost);
    writeFileSync(`${lost}-wal`, log);
    await restoreBackup({ url: `sqlite:${lost}`, storage, file, clock, replace: false });
    expect(await everythingOf(`sqlite:${lost}`)).toEqual(await everythingOf(url));
    expect(readFileSync(`${lost}.before-restore-wal`).equals(log)).toBe(true);
  });

  it('is refused while a server runs, whose name it says', async () => {
    const { db, url, clock } = await open();
    const storage = await fill(db);
    const file = newFile('tar');
    await makeBackup({ url, storage, file, now: TEST_NOW });
    const server = { host: '127.0.0.1', port: 3000, pid: 41, machine: 'one' };
    const lock = await takeServerLock({ url, server, waitMs: 0 });
    const before = await everythingOf(url);
    await expect(restoreBackup({ url, storage, file, clock, replace: true })).rejects.toThrow(
      '127.0.0.1:3000, process 41',
    );
    expect(await everythingOf(url)).toEqual(before);
    await lock.release();
  });
});
