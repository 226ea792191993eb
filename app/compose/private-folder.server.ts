import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { takeFromOthers } from '~db/private-file';

/** What only a folder of ours holds: another one that DATA_DIR happens to name is not ours to lock. */
const OURS = ['facet.db', 'session-secret'];

/** Makes the data folder, for its owner alone, like all that this process writes from here on. */
export function openPrivateFolder(folder: string): void {
  process.umask(0o077);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (OURS.some((name) => existsSync(join(folder, name)))) takeFromOthers(folder);
}
