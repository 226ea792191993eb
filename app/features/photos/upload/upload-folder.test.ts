import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { HOUR } from '~/time/durations';
import { forgetUploads, uploadFolder } from './upload-folder.server';

const before = process.env.TMPDIR;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'facet-uploads-'));
  process.env.TMPDIR = folder;
});
afterEach(() => {
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
  rmSync(folder, { recursive: true });
});

const NOW = Date.UTC(2026, 10, 22, 12);

function leave(name: string, touched: number): string {
  const path = join(folder, name);
  mkdirSync(path);
  writeFileSync(join(path, '0'), 'half a picture');
  utimesSync(path, touched / 1000, touched / 1000);
  return path;
}

it('deletes what ended processes and earlier ones of the same number left, and old files', async () => {
  const { pid: dead } = spawnSync('true');
  const stale = [
    leave(`facet-upload-${dead}-Ab3dEf`, NOW),
    leave(`facet-upload-${process.pid}-Ab3dEf`, NOW - 2000),
    leave(`facet-upload-${process.ppid}-Ab3dEf`, NOW - 2 * HOUR),
    leave('facet-upload-Ab3dEf', NOW - 2 * HOUR),
  ];
  const stays = [
    leave(`facet-upload-${process.pid}-Xb3dEf`, NOW),
    leave(`facet-upload-${process.ppid}-Xb3dEf`, NOW - 2000),
    leave('facet-upload-Xb3dEf', NOW),
    leave('facet-uploads-of-somebody', NOW - 2 * HOUR),
  ];
  expect(await forgetUploads({ now: NOW, processStart: NOW - 1000 })).toBe(stale.length);
  expect(stale.filter(existsSync)).toEqual([]);
  expect(stays.filter(existsSync)).toEqual(stays);
});

it('creates the folder of an upload under the number of its process', async () => {
  const path = await uploadFolder();
  expect(path.startsWith(join(folder, `facet-upload-${process.pid}-`))).toBe(true);
  await forgetUploads({ now: 0, processStart: 0 });
  expect(existsSync(path)).toBe(true);
});
