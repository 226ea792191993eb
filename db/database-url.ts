import { CannotOpenDatabase } from './cannot-open';

/** Where a DATABASE_URL points. */
export type DatabaseUrl = { kind: 'sqlite'; path: string } | { kind: 'memory' } | { kind: 'mysql'; url: URL };

/** Accepts sqlite:relative/path, sqlite:/path, sqlite::memory:, mysql://user:password@host:3306/name and mariadb://. */
export function parseDatabaseUrl(text: string): DatabaseUrl {
  if (text.startsWith('sqlite:')) {
    const path = text.slice('sqlite:'.length).replace(/^\/\/(?=\/)/, '');
    if (path === ':memory:') return { kind: 'memory' };
    if (path) return { kind: 'sqlite', path };
  } else if (/^(mysql|mariadb):\/\//.test(text) && URL.canParse(text)) {
    const url = new URL(text);
    if (url.hostname && url.pathname.length > 1) return { kind: 'mysql', url };
  }
  // The message leaves out the text itself, which may contain a password.
  throw new CannotOpenDatabase(
    'DATABASE_URL must be sqlite:<path>, sqlite::memory: or mysql://user:password@host:port/database',
  );
}

/** Whether several processes may write to the database at the same time. SQLite has one writer. */
export const takesSeveralProcesses = (text: string): boolean => parseDatabaseUrl(text).kind === 'mysql';
