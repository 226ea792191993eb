import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { openPrivateFolder } from './private-folder.server';

const home = mkdtempSync(join(tmpdir(), 'facet-private-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));
afterEach(() => vi.restoreAllMocks());
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

it('protects the data folder and later files in it, and no folder of others', () => {
  // The test runner's worker threads cannot set the umask. The server's process can, and a test of the server checks
  // its files.
  const umask = vi.spyOn(process, 'umask').mockReturnValue(0o022);
  const folder = join(home, 'made', 'data');
  openPrivateFolder(folder);
  expect(umask).toHaveBeenCalledWith(0o077);
  expect(modeOf(folder)).toBe('700');
  const old = join(home, 'old');
  mkdirSync(old);
  chmodSync(old, 0o755);
  openPrivateFolder(old);
  expect(modeOf(old)).toBe('755');
  writeFileSync(join(old, 'session-secret'), '');
  openPrivateFolder(old);
  expect(modeOf(old)).toBe('700');
});
