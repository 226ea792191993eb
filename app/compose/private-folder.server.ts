import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { takeFromOthers } from '~db/private-file';

/** Names that only a data folder of Facet contains. Any other existing folder in DATA_DIR keeps its permissions. */
const OURS = ['facet.db', 'session-secret'];

/** Makes the data folder. It is readable only by its owner, like all files this process writes from here on. */
export function openPrivateFolder(folder: string): void {
  process.umask(0o077);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (OURS.some((name) => existsSync(join(folder, name)))) takeFromOthers(folder);
}
