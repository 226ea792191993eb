import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '~db/database';
import { Unavailable } from '~/providers/provider-errors';
import { memoryStorage } from '~/providers/storage/memory';
import { s3Storage } from '~/providers/storage/s3';
import { startS3Server } from '~/providers/storage/s3.testing';
import { TEST_NOW, withDatabase } from '~/testing/with-database';
import { makeBackup } from './make-backup';
import { restoreBackup } from './restore-backup';
import { everythingOf, fill, PHOTO, sendMessage } from './backup.testing';

const folder = mkdtempSync(join(tmpdir(), 'facet-backup-'));
afterAll(() => rmSync(folder, { recursive: true }));
let count = 0;
const newFile = (end: string) => join(folder, `${(count += 1)}.${end}`);

withDatabase('a backup', (open) => {
  it('contains every row and every file that a row names, for whichever database', async () => {
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

  it('made during writes contains everything acknowledged before it began, without a gap', async () => {
    const { db, url, clock } = await open();
    const storage = await fill(db);
    let acknowledged = 1;
    let over = false;
    const writer = (async () => {
      for (let seq = 2; !over; seq++) {
        await sendMessage(db, seq, `Number ${seq}`);
        acknowledged = seq;
        // SQLite responds synchronously, so without this the writer would never let other work run.
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

  it('that was cut off or changed is refused, and nothing of it is restored', async () => {
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
      await expect(restore()).rejects.toThrow(/is not a complete backup|is no backup/);
    }
    const changed = Buffer.from(whole);
    changed[whole.indexOf('thumb"') > 0 ? whole.lastIndexOf('thumb') : whole.lastIndexOf('"]')]! ^= 1;
    writeFileSync(file, changed);
    await expect(restore()).rejects.toThrow('is not a complete backup');
    expect(existsSync(target)).toBe(false);
    writeFileSync(file, whole);
    expect((await restore()).files).toBe(2);
  });

  it('reads and writes files in a bucket as in a folder', async () => {
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
    const restored = `sqlite:${newFile('db')}`;
    expect(await restoreBackup({ url: restored, storage: target, file, clock, replace: false })).toMatchObject({
      files: 2,
    });
    for (const name of names) {
      const { bytes, contentType, etag } = (await memory.get(name))!;
      expect(await target.get(name)).toMatchObject({ bytes, contentType, etag });
    }
    // In another bucket, or another DATA_DIR, the files do not exist.
    const elsewhere = await makeBackup({ url, storage: bucket('nowhere'), file: newFile('tar'), now: TEST_NOW });
    expect(elsewhere).toMatchObject({ files: 0, gone: 2, warning: expect.stringContaining('None of the 2 files') });
    // A store that does not respond is not the same as one without files: such a backup would look complete.
    server.failWith = 503;
    const half = newFile('tar');
    await expect(makeBackup({ url, storage, file: half, now: TEST_NOW })).rejects.toBeInstanceOf(Unavailable);
    expect([existsSync(half), existsSync(`${half}.part`)]).toEqual([false, false]);
    const nowhere = newFile('db');
    const restore = restoreBackup({ url: `sqlite:${nowhere}`, storage: target, file, clock, replace: false });
    await expect(restore).rejects.toBeInstanceOf(Unavailable);
    expect(existsSync(nowhere)).toBe(false);
  });

  it('reports a lost database, and a name that is taken', async () => {
    const { db, url } = await open();
    const storage = await fill(db);
    const file = newFile('tar');
    writeFileSync(file, '');
    await expect(makeBackup({ url, storage, file, now: 1 })).rejects.toThrow('already exists');
    const nowhere = `sqlite:${newFile('db')}`;
    await expect(makeBackup({ url: nowhere, storage, file: newFile('tar'), now: 1 })).rejects.toThrow('no database at');
  });
});
