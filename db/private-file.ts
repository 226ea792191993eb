import { chmodSync, closeSync, openSync, statSync } from 'node:fs';

const OTHERS = 0o077;

/** What others may do with it is taken away; what the owner may, stays as it is (a read-only file stays read-only). */
export function takeFromOthers(path: string): void {
  const mode = statSync(path, { throwIfNoEntry: false })?.mode;
  if (mode !== undefined && mode & OTHERS) chmodSync(path, mode & 0o777 & ~OTHERS);
}

/**
 * The file of a database and what SQLite lays beside it, for their owner alone: they hold messages and addresses. A new
 * one is made so, and SQLite gives its companions the rights of the file.
 */
export function makePrivate(path: string): void {
  try {
    closeSync(openSync(path, 'ax', 0o600));
  } catch (error) {
    // There already; where it cannot be made, SQLite says so better.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return;
  }
  for (const each of [path, `${path}-wal`, `${path}-shm`]) takeFromOthers(each);
}
