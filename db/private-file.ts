import { chmodSync, closeSync, openSync, statSync } from 'node:fs';

const OTHERS = 0o077;

/** Removes the permissions of group and others; a file that is read-only for its owner stays so. */
export function takeFromOthers(path: string): void {
  const mode = statSync(path, { throwIfNoEntry: false })?.mode;
  if (mode !== undefined && mode & OTHERS) chmodSync(path, mode & 0o777 & ~OTHERS);
}

/** Only for the owner: it contains messages. SQLite gives its companion files the permissions of the file. */
export function makePrivate(path: string): void {
  try {
    closeSync(openSync(path, 'ax', 0o600));
  } catch (error) {
    // The file exists already. If it cannot be created, SQLite reports the error more clearly.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return;
  }
  for (const each of [path, `${path}-wal`, `${path}-shm`]) takeFromOthers(each);
}
