import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { placeInMemory } from './place-in-memory';

/** Gibibytes: several demos with their pictures, a browser's profiles, a tree to build in. */
const ROOM = 6;

/** Global set-up of a test run, whichever runner: all its temporary folders lie in one, which goes with the run. */
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
