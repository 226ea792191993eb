import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { openSnapshot } from '~db/backup/backup';
import { openDatabase, type Db } from '~db/database';
import { insertMember } from '~db/queries/member';
import { noteErasure } from '~db/queries/erasure';
import { insertToken } from '~db/queries/token';
import { takeServerLock } from '~db/server-lock';
import { Unavailable } from '~/providers/provider-errors';
import { memoryStorage } from '~/providers/storage/memory';
import { s3Storage } from '~/providers/storage/s3';
import { startS3Server } from '~/providers/storage/s3.testing';
import { memberRow } from '~/testing/rows';
import { TEST_NOW, withDatabase } from '~/testing/with-database';
import { makeBackup } from './make-backup';
import { readErasures, restoreBackup } from './restore-backup';

const folder = mkdtempSync(join(tmpdir(), 'facet-backup-'));
afterAll(() => rmSync(folder, { recursive: true }));
let count = 0;
const newFile = (end: string) => join(folder, `${(count += 1)}.${end}`);

const PHOTO = '0123456789abcdefghjkmnpqrs';
const WORDS = "Ünïcode 😀, a 'quote', a \\ backslash,\na line\u2028and more";

function sendMessage(db: Db, seq: number, body: string) {
  return db
    .insertInto('message')
    .values({
      tenant_id: db.tenantId,
      conversation_id: 'c',
      seq,
      id: `m${seq}`,
      sender_id: 'anna',
      author_kind: 'member',
      type: 'text',
      body,
      created_at: TEST_NOW + seq,
      delivered_at: null,
      charge: 'free',
    })
    .execute();
}

/** A member with a photo and words in which everything stands that could be lost on the way. */
async function fill(db: Db) {
  await insertMember(db, memberRow('anna', { about: WORDS, interests: '["1","2"]' }));
  await db
    .insertInto('photo')
    .values({
      tenant_id: db.tenantId,
      id: PHOTO,
      member_id: 'anna',
      status: 'active',
      filename: `${PHOTO}.webp`,
      thumb_filename: `${PHOTO}-thumb.webp`,
      position: 0,
      width: 1,
      height: 1,
      created_at: TEST_NOW,
    })
    .execute();
  await insertMember(db, memberRow('mark'));
  await db
    .insertInto('conversation')
    .values({ tenant_id: db.tenantId, id: 'c', low_id: 'anna', high_id: 'mark', started_by: 'anna', created_at: 1 })
    .execute();
  await sendMessage(db, 1, WORDS);
  const storage = memoryStorage();
  await storage.put(`${db.tenantId}/photos/${PHOTO}.webp`, Buffer.from([0, 1, 10, 255]), 'image/webp');
  await storage.put(`${db.tenantId}/photos/${PHOTO}-thumb.webp`, Buffer.from('thumb'), 'image/webp');
  await storage.put(`${db.tenantId}/photos/erased.webp`, Buffer.from('of no row'), 'image/webp');
  return storage;
}

/** All rows, by table and column, in an order of their own. */
async function everythingOf(url: string): Promise<Record<string, unknown>> {
  const snapshot = await openSnapshot(url);
  const all: Record<string, unknown> = {};
  for (const table of snapshot.tables) {
    const rows: string[] = [];
    for await (const piece of snapshot.read(table)) {
      for (const row of piece) {
        // What triggers keep on the one database is made by the other itself.
        const named = table.columns.map((column, i) => [column, row[i]] as const).filter(([name]) => name !== 'search_bits'); // prettier-ignore
        rows.push(JSON.stringify(Object.fromEntries(named.sort())));
      }
    }
    if (rows.length > 0) all[table.name] = rows.sort();
  }
  await snapshot.close();
  return all;
}

withDatabase('a backup', (open) => {
  it('holds every row and every file that a row names, whichever database it goes to', async () => {
    const { db, url, clock } = await open();
    const storage = await fill(db);
    const [first, second] = [newFile('tar'), newFile('tar')];
    const report = await makeBackup({ url, storage, file: first, now: TEST_NOW });
    expect(report).toMatchObject({ rows: 5, files: 2, gone: 0, warning: undefined });
    expect(statSync(first).mode & 0o777).toBe(0o600);
    expect(execFileSync('tar', ['tf', first], { encoding: 'utf8' })).toContain(`files/1/photos/${PHOTO}.webp`);
    const between = `sqlite:${newFile('db')}`;
    const files = memoryStorage();
    await restoreBackup({ url: between, storage: files, file: first, clock, replace: false });
    expect(await files.get(`1/photos/${PHOTO}.webp`)).toEqual(await storage.get(`1/photos/${PHOTO}.webp`));
    expect(await files.exists('1/photos/erased.webp')).toBe(false);
    await makeBackup({ url: between, storage: files, file: second, now: TEST_NOW });
    const target = await open();
    await restoreBackup({ url: target.url, storage: files, file: second, clock, replace: false });
    expect(await everythingOf(target.url)).toEqual(await everythingOf(url));
    const again = await openDatabase({ url: target.url });
    await again.migrate();
    const found = await again.tenant(1).selectFrom('member').select(['about', 'search_bits']).where('tenant_id', '=', 1).execute(); // prettier-ignore
    expect(found).toEqual(await db.selectFrom('member').select(['about', 'search_bits']).where('tenant_id', '=', 1).execute()); // prettier-ignore
    await again.close();
  });

  it('made during writes, it holds everything that was acknowledged before it began, without a gap', async () => {
    const { db, url, clock } = await open();
    const storage = await fill(db);
    let acknowledged = 1;
    let over = false;
    const writer = (async () => {
      for (let seq = 2; !over; seq++) {
        await sendMessage(db, seq, `Number ${seq}`);
        acknowledged = seq;
        // SQLite answers at once: by itself the writer would let nobody else have a turn.
        await turn();
      }
    })();
    await expect.poll(() => acknowledged).toBeGreaterThan(20);
    const before = acknowledged;
    const file = newFile('tar');
    await makeBackup({ url, storage, file, now: TEST_NOW });
    over = true;
    await writer;
    expect(acknowledged).toBeGreaterThan(before);
    const target = `sqlite:${newFile('db')}`;
    await restoreBackup({ url: target, storage, file, clock, replace: false });
    const messages = (await everythingOf(target)).message as string[];
    const seqs = messages.map((row) => (JSON.parse(row) as { seq: number }).seq).sort((a, b) => a - b);
    expect(seqs).toEqual(seqs.map((_, i) => i + 1));
    expect(seqs.length).toBeGreaterThanOrEqual(before);
  });

  it('what was cut off or changed is refused, and nothing of it is restored', async () => {
    const { db, url, clock } = await open();
    const storage = await fill(db);
    const file = newFile('tar');
    await makeBackup({ url, storage, file, now: TEST_NOW });
    const whole = readFileSync(file);
    const target = newFile('db');
    const restore = () => restoreBackup({ url: `sqlite:${target}`, storage, file, clock, replace: true });
    for (const length of [whole.length - 1, whole.length - 1024, whole.length - 2048, 5000, 511]) {
      writeFileSync(file, whole);
      truncateSync(file, length);
      await expect(restore()).rejects.toThrow(/is not a whole backup|is no backup/);
    }
    const changed = Buffer.from(whole);
    changed[whole.indexOf('thumb"') > 0 ? whole.lastIndexOf('thumb') : whole.lastIndexOf('"]')]! ^= 1;
    writeFileSync(file, changed);
    await expect(restore()).rejects.toThrow('is not a whole backup');
    expect(existsSync(target)).toBe(false);
    writeFileSync(file, whole);
    expect((await restore()).files).toBe(2);
  });

  it('what was erased since is erased again, sessions are over, and the list of erasures goes on', async () => {
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
      '2 members: say --replace',
    );
    expect(await restoreBackup({ url, storage, file, clock, replace: true })).toMatchObject({ erased: 1 });
    const after = await everythingOf(url);
    expect([after.photo, after.session]).toEqual([undefined, undefined]);
    expect(after.member).toHaveLength(2);
    // A link that was used since would let somebody in a second time; whom one lets do less, keeps it.
    const links = (after.token as string[]).map((row) => (JSON.parse(row) as { purpose: string }).purpose);
    expect(links.sort()).toEqual(['activation', 'unsubscribe']);
    expect(JSON.stringify(after.outbox)).toContain('photos.remove-files');
    expect(await readErasures(url)).toMatchObject([{ subject_id: PHOTO, at: expect.any(Number) }]);
    // Where the database before is lost, the list that was kept elsewhere does it; without one the photo is back.
    const lost = () => `sqlite:${newFile('db')}`;
    const erasures = await readErasures(url);
    const [known, unknown] = [lost(), lost()];
    expect(await restoreBackup({ url: known, storage, file, clock, replace: false, erasures })).toMatchObject({
      erased: 1,
    });
    expect(await restoreBackup({ url: unknown, storage, file, clock, replace: false })).toMatchObject({ erased: 0 });
    expect([(await everythingOf(known)).photo, (await everythingOf(unknown)).photo]).toEqual([undefined, expect.any(Array)]); // prettier-ignore
  });

  it('a restore that broke off knows the next time what was erased before it', async () => {
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

  it('what SQLite had left beside a database that is gone does not get into the one that is restored', async () => {
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
    // Killed while it served, and only the file itself was moved away.
    rmSync(lost);
    writeFileSync(`${lost}-wal`, log);
    await restoreBackup({ url: `sqlite:${lost}`, storage, file, clock, replace: false });
    expect(await everythingOf(`sqlite:${lost}`)).toEqual(await everythingOf(url));
    expect(readFileSync(`${lost}.before-restore-wal`).equals(log)).toBe(true);
  });

  it('reads and writes files in a bucket as it does in a folder', async () => {
    const { db, url, clock } = await open();
    const memory = await fill(db);
    const keys = { accessKeyId: 'facet', secretAccessKey: 'a secret of the test', bucket: 'photos' };
    const server = await startS3Server(keys);
    onTestFinished(() => server.close());
    const bucket = (prefix: string) =>
      s3Storage({ ...keys, bucket: `photos/${prefix}`, endpoint: server.endpoint, region: 'eu-west-1', clock });
    const [storage, target] = [bucket('before'), bucket('after')];
    const names = [`${PHOTO}.webp`, `${PHOTO}-thumb.webp`].map((name) => `1/photos/${name}`);
    for (const name of names) {
      const { bytes, contentType } = (await memory.get(name))!;
      await storage.put(name, bytes, contentType);
    }
    const file = newFile('tar');
    expect(await makeBackup({ url, storage, file, now: TEST_NOW })).toMatchObject({ files: 2, gone: 0 });
    const made = `sqlite:${newFile('db')}`;
    expect(await restoreBackup({ url: made, storage: target, file, clock, replace: false })).toMatchObject({
      files: 2,
    });
    for (const name of names) {
      const { bytes, contentType, etag } = (await memory.get(name))!;
      expect(await target.get(name)).toMatchObject({ bytes, contentType, etag });
    }
    // Another bucket, or another DATA_DIR, answers that there is nothing.
    const elsewhere = await makeBackup({ url, storage: bucket('nowhere'), file: newFile('tar'), now: TEST_NOW });
    expect(elsewhere).toMatchObject({ files: 0, gone: 2, warning: expect.stringContaining('None of the 2 files') });
    // A store that does not answer is no store without files: such a backup would look whole.
    server.failWith = 503;
    const half = newFile('tar');
    await expect(makeBackup({ url, storage, file: half, now: TEST_NOW })).rejects.toBeInstanceOf(Unavailable);
    expect([existsSync(half), existsSync(`${half}.part`)]).toEqual([false, false]);
    const nowhere = newFile('db');
    const restore = restoreBackup({ url: `sqlite:${nowhere}`, storage: target, file, clock, replace: false });
    await expect(restore).rejects.toBeInstanceOf(Unavailable);
    expect(existsSync(nowhere)).toBe(false);
  });

  it('while a server runs nothing is restored, and it is named', async () => {
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

  it('a database that is lost, or a name that is taken, is told', async () => {
    const { db, url } = await open();
    const storage = await fill(db);
    const file = newFile('tar');
    writeFileSync(file, '');
    await expect(makeBackup({ url, storage, file, now: 1 })).rejects.toThrow('already exists');
    const nowhere = `sqlite:${newFile('db')}`;
    await expect(makeBackup({ url: nowhere, storage, file: newFile('tar'), now: 1 })).rejects.toThrow('no database at');
  });
});
