import { CannotOpenDatabase } from './cannot-open';

/** Where a DATABASE_URL points. */
export type DatabaseUrl = { kind: 'sqlite'; path: string } | { kind: 'memory' } | { kind: 'mysql'; url: URL };

/** sqlite:/absolute/path, sqlite:relative/path, sqlite::memory:, mysql://user:password@host:3306/name (or mariadb://). */
export function parseDatabaseUrl(text: string): DatabaseUrl {
  if (text.startsWith('sqlite:')) {
    const path = text.slice('sqlite:'.length).replace(/^\/\/(?=\/)/, '');
    if (path === ':memory:') return { kind: 'memory' };
    if (path) return { kind: 'sqlite', path };
  } else if (/^(mysql|mariadb):\/\//.test(text) && URL.canParse(text)) {
    const url = new URL(text);
    if (url.hostname && url.pathname.length > 1) return { kind: 'mysql', url };
  }
  // Without the text itself: it may hold a password.
  throw new CannotOpenDatabase(
    'DATABASE_URL must be sqlite:<path>, sqlite::memory: or mysql://user:password@host:port/database',
  );
}
