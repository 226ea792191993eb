import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** vitest's global set-up of the server tests: all their temporary folders lie in one, which goes with the run. */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'facet-server-'));
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
