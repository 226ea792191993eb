import { readFileSync } from 'node:fs';
import type { RouteConfigEntry } from '@remix-run/route-config';
import { describe, expect, it } from 'vitest';
import { readMatrix } from '../e2e/support/contract/access-matrix';
import { apiTable } from './compose/api-table.server';
import routes from './routes';
import { callsOf } from './server/api/api-call';

/** Section 7 of the specification: each method and path that it names, with the first clause that does. */
const SPECIFIED = [
  ['S7-001', 'PUT', '/api/user.php'],
  ['S7-003', 'POST', '/api/user.php'],
  ['S7-005', 'GET', '/api/user.php'],
  ['S7-007', 'GET', '/api/logout.php'],
  ['S7-009', 'GET', '/api/geocode.php'],
  ['S7-012', 'POST', '/api/page-hidden.php'],
  ['S7-014', 'GET', '/api/auto-like.php'],
  ['S7-016', 'GET', '/api/discountcode.php'],
  ['S7-020', 'GET', '/api/chats.php'],
  ['S7-021', 'GET', '/api/likes.php'],
  ['S7-022', 'DELETE', '/api/chat.php'],
  ['S7-023', 'GET', '/api/settings.php'],
  ['S7-028', 'GET', '/api/interests.php'],
  ['S7-029', 'GET', '/api/regions.php'],
  ['S7-030', 'GET', '/api/companyinfo.php'],
] as const;

const paths = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => [...(path ? [`/${path}`] : []), ...paths(children)]);
const text = (file: string) => readFileSync(new URL(`../docs/${file}`, import.meta.url), 'utf8');

const served = new Set(
  Object.entries(apiTable).flatMap(([path, calls]) => Object.keys(calls).map((method) => `${method} ${path}`)),
);
const documented = (JSON.parse(text('api/openapi.json')) as { paths: Record<string, Record<string, unknown>> }).paths;
const matrix = readMatrix();

/** Where a method of a path is missing. */
function missing(method: string, path: string): string[] {
  return [
    served.has(`${method} ${path}`) ? '' : 'table of calls',
    documented[path]?.[method.toLowerCase()] ? '' : 'OpenAPI document',
    matrix.some((row) => row.method === method && row.path.split('?')[0] === path) ? '' : 'access matrix',
  ].filter((place) => place !== '');
}

describe('the paths of the specification', () => {
  // covers X18-020
  it.each(SPECIFIED)('%s: %s %s is served, documented and in the access matrix', (_clause, method, path) => {
    expect(missing(method, path)).toEqual([]);
  });

  it('are all in this list', () => {
    const named = [
      ...text('reports/coverage.md').matchAll(/^\| (S7-\d+) \|[^|]*\| (GET|POST|PUT|DELETE) (\/api\/[a-z-]+\.php)/gm),
    ];
    expect(named.length).toBeGreaterThanOrEqual(SPECIFIED.length);
    const listed = new Set(SPECIFIED.map(([, method, path]) => `${method} ${path}`));
    expect(named.filter(([, , method, path]) => !listed.has(`${method} ${path}` as never)).map(String)).toEqual([]);
  });

  it('would be missed', () => {
    expect(missing('GET', '/api/nothing.php')).toEqual(['table of calls', 'OpenAPI document', 'access matrix']);
    expect(missing('DELETE', '/api/settings.php')).toEqual(['table of calls', 'OpenAPI document']);
  });
});

describe('the table of calls', () => {
  const rows = matrix.filter(({ route }) => route.startsWith('api-'));

  // covers X18-020
  it('is the only place that serves /api/', async () => {
    expect(paths(await routes).filter((path) => path.startsWith('/api/'))).toEqual([]);
  });

  // covers X18-020
  it('has the methods that the access matrix does not refuse, and lets in whom it lets in', () => {
    const differing = rows.filter(({ method, path, expected }) => {
      const entry = Object.entries(apiTable[path.split('?')[0] as keyof typeof apiTable]).find(
        ([name]) => name === method,
      );
      const calls = entry && callsOf(entry[1]);
      const audience =
        expected.Visitor === '405' ? undefined : expected.Visitor === '403 login' ? 'members' : 'everybody';
      return calls?.at(-1)?.caller !== audience;
    });
    expect(differing.map(({ method, path, expected }) => `${method} ${path}: ${expected.Visitor}`)).toEqual([]);
    expect(rows.length).toBeGreaterThan(60);
  });
});
