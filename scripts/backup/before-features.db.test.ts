import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '~db/database';
import { findMember } from '~db/queries/member';
import { memoryStorage } from '~/providers/storage/memory';
import { TEST_NOW, withDatabase } from '~/testing/with-database';
import { ArchiveWriter, readArchive } from './archive';
import { everythingOf, fill, PHOTO, WORDS } from './backup.testing';
import { readHead } from './backup-file';
import { makeBackup } from './make-backup';
import { restoreBackup } from './restore-backup';

const folder = mkdtempSync(join(tmpdir(), 'facet-backup-'));
afterAll(() => rmSync(folder, { recursive: true }));
let count = 0;
const newFile = (end: string) => join(folder, `${(count += 1)}.${end}`);

/** A backup of what `fill` writes, made by the last version in which every change had a migration of its own (4a05cfd4). */
const earlier = newFile('tar');
writeFileSync(earlier, gunzipSync(readFileSync(new URL('before-features.tar.gz', import.meta.url))));

withDatabase('a backup from before the migrations of features', (open) => {
  it('is restored with every row and file, and a later backup names the migrations of today', async () => {
    const { url, clock } = await open();
    const files = memoryStorage();
    const report = await restoreBackup({ url, storage: files, file: earlier, clock, replace: false });
    expect(report).toMatchObject({ rows: 5, files: 2, erased: 0, warning: undefined });
    const same = await open();
    const storage = await fill(same.db);
    expect(await everythingOf(url)).toEqual(await everythingOf(same.url));
    const photo = `1/photos/${PHOTO}.webp`;
    expect(await files.get(photo)).toEqual(await storage.get(photo));
    const again = await openDatabase({ url });
    const { known } = await again.version();
    await again.migrate();
    expect((await findMember(again.tenant(1), 'anna'))?.about).toBe(WORDS);
    await again.close();
    const file = newFile('tar');
    await makeBackup({ url, storage: files, file, now: TEST_NOW });
    expect((await readHead(file)).migrations).toEqual(known);
  });

  it('that lacks the last of the earlier migrations is refused, and nothing is replaced', async () => {
    const { url, clock, db } = await open();
    await fill(db);
    const before = await everythingOf(url);
    const older = newFile('tar');
    const archive = new ArchiveWriter(older);
    for await (const { name, bytes } of readArchive(earlier))
      await archive.add(name, name === 'facet-backup.json' ? withoutLast(bytes) : bytes);
    await archive.finish();
    const restore = restoreBackup({ url, storage: memoryStorage(), file: older, clock, replace: true });
    await expect(restore).rejects.toThrow(
      'is of an older version of Facet (its last migration is 20261128T1920_ended_',
    );
    expect(await everythingOf(url)).toEqual(before);
  });
});

function withoutLast(head: Buffer): Buffer {
  const { migrations, ...rest } = JSON.parse(head.toString()) as { migrations: string[] };
  return Buffer.from(JSON.stringify({ ...rest, migrations: migrations.slice(0, -1) }));
}
