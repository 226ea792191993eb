import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { forgetRunning, listRunning, noteRunning, type RunningServer } from './running-servers.mjs';

let folder: string;
beforeEach(() => (folder = join(mkdtempSync(join(tmpdir(), 'facet-running-')), 'running')));
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

const server = (pid: number): RunningServer => ({
  pid,
  port: 3000,
  mode: 'demo',
  dataDir: '/data',
  tenantsDir: '/tenants',
});

it('a server that runs is listed until it ends, for its owner only', () => {
  noteRunning(server(process.pid), folder);
  expect(listRunning(folder)).toEqual([server(process.pid)]);
  const [name] = readdirSync(folder);
  expect([statSync(folder).mode & 0o777, statSync(join(folder, name!)).mode & 0o777]).toEqual([0o700, 0o600]);
  forgetRunning(process.pid, folder);
  expect(listRunning(folder)).toEqual([]);
});

it('a killed server is forgotten, and so is half a file', () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  noteRunning(server(pid), folder);
  writeFileSync(join(folder, `${process.pid}.json`), '{"pid":');
  writeFileSync(join(folder, 'notes.txt'), '');
  expect(listRunning(folder)).toEqual([]);
  expect(readdirSync(folder)).toEqual(['notes.txt']);
});

it('without a folder nothing runs', () => expect(listRunning(join(folder, 'none'))).toEqual([]));
