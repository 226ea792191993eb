import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { CannotOpenDatabase } from './cannot-open';
import { isBusy } from './database-errors';
import type { Lockable, ServerLock, ServerName } from './lockable';

/** The file beside the database whose lock its server holds. */
const lockFileOf = (path: string): string => `${path}.server`;
const nameFileOf = (path: string) => `${path}.server.json`;

/** Locks a small database beside the real one, to which commands can still write; even kill -9 releases the lock. */
export function lockOnSqlite(path: string): Lockable {
  const [file, nameFile] = [lockFileOf(path), nameFileOf(path)];

  function open(): DatabaseSync | undefined {
    let db: DatabaseSync | undefined;
    try {
      // Private. Never opened a second time this way, because closing it would release the lock.
      if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
      db = new DatabaseSync(file, { timeout: 0 });
      db.exec('begin exclusive');
      return db;
    } catch (error) {
      db?.close();
      if (isBusy(error)) return undefined;
      throw new CannotOpenDatabase(`Cannot lock the database at ${path}: ${(error as Error).message} (${file}).`, {
        cause: error,
      });
    }
  }

  return {
    place: path,
    setting: 'a DATA_DIR',
    async take() {
      const db = open();
      if (!db) return undefined;
      const lock: ServerLock = {
        async describe(server) {
          writeFileSync(`${nameFile}.new`, JSON.stringify(server), { mode: 0o600 });
          renameSync(`${nameFile}.new`, nameFile);
        },
        async release() {
          rmSync(nameFile, { force: true });
          db.close();
        },
      };
      return lock;
    },
    async holder() {
      try {
        return JSON.parse(readFileSync(nameFile, 'utf8')) as ServerName;
      } catch {
        return undefined;
      }
    },
  };
}
