import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import * as cookies from '~/server/http/cookies';
import { COOKIES, writeCookies } from './cookies.service.server';
import { readAll, reader } from './documents.testing';

// covers S2-051
describe('the page about cookies', () => {
  const app = fileURLToPath(new URL('../../..', import.meta.url));

  it('lists every cookie that the code names, and no other', () => {
    const named = Object.entries(cookies)
      .filter(([name]) => name.endsWith('_COOKIE') || name === 'ALERT_COOKIES')
      .flatMap(([, value]) => value as string | readonly string[]);
    expect(new Set(COOKIES.map(({ name }) => name))).toEqual(new Set(named));
  });

  it('misses none, because every cookie is set by its constant', () => {
    const code = readdirSync(app, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|testing|stories)\.tsx?$/.test(path))
      .map((path) => [path, readFileSync(`${app}/${path}`, 'utf8')] as const);
    const set = code.flatMap(([path, text]) =>
      [...text.matchAll(/\bsetCookie\(([^,]+),/g)].map(([, name]) => [path, name!.trim()]),
    );
    expect(set.length).toBeGreaterThan(5);
    for (const [path, name] of set)
      expect(name, path).toMatch(/^(?:name: string|[A-Z_]+_COOKIE|alert \?\? ENTRY_COOKIE)$/);
    expect(code.filter(([, text]) => /document\.cookie\s*=|cookieStore\.set/.test(text)).map(([path]) => path)).toEqual(
      [],
    );
  });

  it('has the names as the browser shows them, and how long they last', () => {
    const text = readAll(writeCookies(reader(), true));
    expect(text).toMatch(/__Host-session \| .* \| 30 days/);
    expect(text).toMatch(/__Host-debit \| .* \| 10 minutes/);
    expect(text).toMatch(/__Host-traffic \| .* \| Until you close the browser/);
    const local = readAll(writeCookies(reader(), false));
    expect(local).not.toContain('__Host');
  });
});
