import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { CannotOpenDatabase } from './cannot-open';
import type { Lockable, ServerLock, ServerName } from './lockable';

/** The files beside a database that are its server's. */
export const lockFileOf = (path: string): string => `${path}.server`;
const nameFileOf = (path: string) => `${path}.server.json`;

/**
 * A small database beside the real one, locked for as long as the process lives: the system itself gives such a lock back,
 * after kill -9 too, and commands may still write to the real one.
 */
export function lockOnSqlite(path: string): Lockable {
  const [file, nameFile] = [lockFileOf(path), nameFileOf(path)];

  function open(): Sqlite.Database | undefined {
    let db: Sqlite.Database | undefined;
    try {
      // For the owner alone. Never opened a second time this way: closing it would give the lock back.
      if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
      db = new Sqlite(file, { timeout: 0 });
      db.exec('begin exclusive');
      return db;
    } catch (error) {
      db?.close();
      if (error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY')) return undefined;
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
