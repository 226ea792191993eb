import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { systemClock } from '~/server/context/clock';
import { Misconfigured, Unavailable } from '../provider-errors';
import { openFolderStorage } from './folder';
import { storageContract } from './storage.contract';

const base = mkdtempSync(join(tmpdir(), 'facet-storage-'));
afterAll(() => rmSync(base, { recursive: true, force: true }));
let count = 0;
const newRoot = () => join(base, String(count++), 'storage');
const open = (root: string) => openFolderStorage({ root, clock: systemClock });

storageContract('folder', () => open(newRoot()));

it('still has its files after a restart', async () => {
  const root = newRoot();
  await (await open(root)).put('1/a', Buffer.from('abc'), 'text/plain');
  expect((await (await open(root)).get('1/a'))!.bytes.toString()).toBe('abc');
});

it('leaves no unfinished file behind, and removes those of a killed process', async () => {
  const root = newRoot();
  const folder = join(root, '.unfinished');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, '.old.tmp'), 'half');
  writeFileSync(join(folder, '.young.tmp'), 'half');
  utimesSync(join(folder, '.old.tmp'), 1000, 1000);
  const port = await open(root);
  await port.put('a', Buffer.from('abc'), 'text/plain');
  expect(readdirSync(folder)).toEqual(['.young.tmp']);
});

it('returns nothing instead of half a file', async () => {
  const root = newRoot();
  const port = await open(root);
  await port.put('a', Buffer.from('abcdef'), 'text/plain');
  const file = join(root, 'a~');
  writeFileSync(file, readFileSync(file).subarray(0, -2));
  expect(await port.get('a')).toBeUndefined();
});

it('is Misconfigured if the folder cannot exist, and Unavailable if the disk fails later', async () => {
  const root = newRoot();
  mkdirSync(join(root, '..'), { recursive: true });
  writeFileSync(root, 'a file');
  await expect(open(root)).rejects.toBeInstanceOf(Misconfigured);
  rmSync(root);
  const port = await open(root);
  mkdirSync(join(root, 'a~'));
  await expect(port.get('a')).rejects.toBeInstanceOf(Unavailable);
  await expect(port.put('a', Buffer.from('x'), 'text/plain')).rejects.toBeInstanceOf(Unavailable);
});

it('does not report a file as stored if its folder is gone (a disk that was unmounted)', async () => {
  const root = newRoot();
  const port = await open(root);
  rmSync(root, { recursive: true });
  await expect(port.put('a', Buffer.from('x'), 'text/plain')).rejects.toBeInstanceOf(Unavailable);
  expect(await port.get('a')).toBeUndefined();
  await port.delete('a');
});
