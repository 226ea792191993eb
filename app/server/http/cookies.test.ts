import { describe, expect, it } from 'vitest';
import { cookieName, parseCookies, setCookie } from './cookies';
import { readCookie } from './request-facts';

describe('parseCookies', () => {
  it('reads names and decoded values', () => {
    expect([...parseCookies('a=1; b=x%20y=z;c = d ')]).toEqual([
      ['a', '1'],
      ['b', 'x y=z'],
      ['c', 'd'],
    ]);
  });

  it('takes the first of a name, so that a planted second cookie has no effect', () => {
    expect(parseCookies('session=ours; session=planted').get('session')).toBe('ours');
  });

  it('drops what cannot be decoded and what is not a cookie', () => {
    expect([...parseCookies('bad=%E0%A4; =x; alone; ok=1')]).toEqual([['ok', '1']]);
    expect(parseCookies(undefined).size).toBe(0);
  });
});

describe('setCookie', () => {
  it('binds a cookie to its host on https, hidden from scripts', () => {
    expect(setCookie('session', 'a b', true, { maxAge: 60 })).toBe(
      '__Host-session=a%20b; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax',
    );
  });

  it('is plain on http: a session cookie without an age, removed by age 0, readable by scripts only on request', () => {
    expect(setCookie('theme', 'dark', false)).toBe('theme=dark; Path=/; HttpOnly; SameSite=Lax');
    expect(setCookie('theme', '', false, { maxAge: 0 })).toContain('Max-Age=0');
    expect(setCookie('theme', 'dark', false, { httpOnly: false })).not.toContain('HttpOnly');
  });

  it('does not let a value add an attribute or a header', () => {
    expect(setCookie('a', 'x; Domain=evil\r\nB: c', false)).toBe(
      'a=x%3B%20Domain%3Devil%0D%0AB%3A%20c; Path=/; HttpOnly; SameSite=Lax',
    );
  });

  it('comes back through parseCookies', () => {
    const value = 'ä; b="c", %';
    const sent = setCookie('a', value, true).split(';')[0];
    expect(parseCookies(sent).get(cookieName('a', true))).toBe(value);
  });
});

describe('readCookie', () => {
  const facts = (secure: boolean, header: string) => ({
    cookies: parseCookies(header),
    peer: { ip: '', secure, host: undefined },
  });

  it('takes only the name that belongs to the scheme: a plain cookie is ignored on https', () => {
    expect(readCookie(facts(true, 'session=planted'), 'session')).toBeUndefined();
    expect(readCookie(facts(true, '__Host-session=ours'), 'session')).toBe('ours');
    expect(readCookie(facts(false, 'session=local'), 'session')).toBe('local');
  });
});
