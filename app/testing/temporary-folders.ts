import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { placeInMemory } from './place-in-memory';

/**
 * The space that a run needs in gibibytes: several demos with their pictures, the profiles of browsers and a copy of
 * the tree to build in.
 */
const ROOM = 6;

/**
 * The global set-up of a test run, for every runner: all its temporary folders are inside one folder, which is removed
 * at the end.
 */
export default function setup(): () => void {
  const before = process.env.TMPDIR;
  const folder = mkdtempSync(join(placeInMemory(ROOM), 'facet-run-'));
  process.env.TMPDIR = folder;
  return () => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    rmSync(folder, { recursive: true, force: true });
  };
}
