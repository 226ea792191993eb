import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { openPrivateFolder } from './private-folder.server';

const home = mkdtempSync(join(tmpdir(), 'facet-private-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

it('locks the data folder and what is written from then on, and no folder that is not ours', () => {
  const before = process.umask(0o022);
  // The threads that run tests may not set it; the server's process may.
  const umask = vi.spyOn(process, 'umask');
  try {
    const made = join(home, 'made', 'data');
    openPrivateFolder(made);
    expect(umask).toHaveBeenCalledWith(0o077);
    expect(modeOf(made)).toBe('700');
    writeFileSync(join(made, 'photo.webp'), '');
    expect(modeOf(join(made, 'photo.webp'))).toBe('600');
    const old = join(home, 'old');
    mkdirSync(old);
    chmodSync(old, 0o755);
    openPrivateFolder(old);
    expect(modeOf(old)).toBe('755');
    writeFileSync(join(old, 'session-secret'), '');
    openPrivateFolder(old);
    expect(modeOf(old)).toBe('700');
  } finally {
    umask.mockRestore();
    process.umask(before);
  }
});
