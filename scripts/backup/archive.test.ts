import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ArchiveWriter, checkArchive, readArchive, type Entry } from './archive';

const folder = mkdtempSync(join(tmpdir(), 'facet-archive-'));
afterAll(() => rmSync(folder, { recursive: true }));
let count = 0;
const newFile = () => join(folder, `${(count += 1)}.tar`);

const LONG = `files/1/photos/${'f'.repeat(70)}/${'n'.repeat(95)}.webp`;
const entries: Entry[] = [
  { name: 'facet-backup.json', bytes: Buffer.from('{}') },
  { name: 'tables/member/000001.jsonl.gz', bytes: Buffer.alloc(0) },
  { name: 'files/1/photos/a.webp', bytes: Buffer.alloc(512, 7) },
  { name: LONG, bytes: Buffer.alloc(3_000_001, 'large ') },
  { name: 'files/1/photos/Zoë.webp', bytes: Buffer.from([0, 255]) },
];

async function write(all: readonly Entry[]): Promise<string> {
  const path = newFile();
  const archive = new ArchiveWriter(path);
  for (const { name, bytes } of all) await archive.add(name, bytes);
  await archive.finish();
  return path;
}

async function read(path: string): Promise<Entry[]> {
  const all: Entry[] = [];
  for await (const entry of readArchive(path)) all.push(entry);
  return all;
}

describe('an archive', () => {
  it('is read as it was written, and by tar', async () => {
    const path = await write(entries);
    const found = await read(path);
    expect(found.map(({ name }) => name)).toEqual(entries.map(({ name }) => name));
    for (const [i, { bytes }] of found.entries()) expect(bytes.equals(entries[i]!.bytes), found[i]!.name).toBe(true);
    expect(await checkArchive(path)).toBe(entries.length);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const listed = execFileSync('tar', ['tf', path], { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C.UTF-8' } });
    expect(listed.split('\n')).toEqual(expect.arrayContaining(['facet-backup.json', LONG, 'index.jsonl']));
  });

  it('of the same entries has the same bytes', async () => {
    expect(readFileSync(await write(entries)).equals(readFileSync(await write(entries)))).toBe(true);
  });

  it('can be left after an entry', async () => {
    for await (const { name } of readArchive(await write(entries))) {
      expect(name).toBe('facet-backup.json');
      break;
    }
  });

  it('is refused when it was cut off anywhere, also behind its last entry', async () => {
    const path = await write(entries.slice(0, 3));
    const whole = readFileSync(path);
    for (let length = whole.length - 1; length > 0; length -= length > 1600 ? 257 : 511) {
      writeFileSync(path, whole);
      truncateSync(path, length);
      await expect(checkArchive(path), String(length)).rejects.toThrow('is not a complete backup');
    }
  });

  it('is refused when a byte of it was changed, unless it means nothing', async () => {
    const path = await write(entries.slice(0, 3));
    const whole = readFileSync(path);
    for (const at of [0, 60, 124, 150, 156, 257, 512, 1030, 2048 + 40]) {
      const changed = Buffer.from(whole);
      changed[at]! ^= 1;
      writeFileSync(path, changed);
      await expect(checkArchive(path), String(at)).rejects.toThrow('is not a complete backup');
    }
  });

  it('with a link, a folder or an entry of impossible size is refused', async () => {
    const inside = join(folder, 'inside');
    mkdirSync(inside);
    symlinkSync('/etc/passwd', join(inside, 'link'));
    const path = newFile();
    for (const name of ['inside/link', 'inside']) {
      execFileSync('tar', ['cf', path, '-C', folder, name]);
      await expect(read(path)).rejects.toThrow('is not a complete backup');
    }
    const huge = Buffer.from(readFileSync(await write(entries)));
    huge.write('77777777777\u0000', 124, 'latin1');
    huge.write('        ', 148, 'latin1');
    const sum = huge.subarray(0, 512).reduce((total, byte) => total + byte, 0);
    huge.write(`${sum.toString(8).padStart(6, '0')}\u0000 `, 148, 'latin1');
    writeFileSync(path, huge);
    await expect(read(path)).rejects.toThrow('is not a complete backup');
  });

  it('that is not there or cannot be written says so', async () => {
    await expect(checkArchive(join(folder, 'none.tar'))).rejects.toMatchObject({ code: 'ENOENT' });
    const there = new ArchiveWriter(await write([]));
    await expect(there.add('a', Buffer.alloc(9)).then(() => there.finish())).rejects.toMatchObject({ code: 'EEXIST' });
    const again = new ArchiveWriter(await write([]));
    const large = async () => {
      for (let i = 0; i < 9; i++) await again.add(`${i}`, Buffer.alloc(3_000_000));
    };
    await expect(large()).rejects.toMatchObject({ code: 'EEXIST' });
    await expect(new ArchiveWriter(join(folder, 'none', 'a.tar')).finish()).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
