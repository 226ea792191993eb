import { expect, it } from 'vitest';
import { parseDatabaseUrl } from './database-url';

it('reads the kind and place of the database', () => {
  expect(parseDatabaseUrl('sqlite:/data/facet.db')).toEqual({ kind: 'sqlite', path: '/data/facet.db' });
  expect(parseDatabaseUrl('sqlite:///data/facet.db')).toEqual({ kind: 'sqlite', path: '/data/facet.db' });
  expect(parseDatabaseUrl('sqlite:data/facet.db')).toEqual({ kind: 'sqlite', path: 'data/facet.db' });
  expect(parseDatabaseUrl('sqlite::memory:')).toEqual({ kind: 'memory' });
  const mysql = parseDatabaseUrl('mysql://facet:p%40ss@db.example:3307/facet?connectionLimit=20');
  expect(mysql).toMatchObject({ kind: 'mysql', url: { hostname: 'db.example', port: '3307', pathname: '/facet' } });
  expect(parseDatabaseUrl('mariadb://facet@db/facet').kind).toBe('mysql');
});

it.each(['', 'sqlite:', 'mysql://', 'mysql://db', 'mysql://db/', 'postgres://u:secret@db/x', '/data/facet.db'])(
  'refuses "%s" without repeating it',
  (text) => {
    expect(() => parseDatabaseUrl(text)).toThrow(/^DATABASE_URL must be sqlite:<path>.*\/database$/);
  },
);
