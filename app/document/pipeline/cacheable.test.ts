import { describe, expect, it } from 'vitest';
import { findCacheRule, queryKey } from './cacheable';

const ID = 'a1'.repeat(13);

describe('findCacheRule', () => {
  it.each(['/', '/login', '/signup', '/members', `/members/${ID}`, `/members/${ID}/signup`, '/activate/error'])(
    'caches %s',
    (path) => expect(findCacheRule(path)?.ttl).toBeGreaterThan(0),
  );

  it.each([
    '/chats',
    '/activate/done',
    '/credits',
    '/members/',
    '/members/short',
    `/members/${ID}/chat`,
    '/api/user.php',
    '/dev/mailbox',
    '/dev/sms',
    '/sometoken',
    '/login.data',
  ])('does not cache %s', (path) => expect(findCacheRule(path)).toBeUndefined());

  it('caches lists and people for a short time: a hidden profile must disappear', () => {
    for (const path of ['/members', `/members/${ID}`]) expect(findCacheRule(path)!.ttl).toBeLessThanOrEqual(60_000);
  });
});

describe('queryKey', () => {
  const members = findCacheRule('/members')!;
  const key = (query: string) => queryKey(members, new URLSearchParams(query));

  it('is the same whatever the order and whatever else is in the query', () => {
    expect(key('page=2&country=NL&network=x&utm_source=y')).toBe(key('country=NL&page=2'));
    expect(key('network=x')).toBe('');
  });

  it('differs if the response does', () => {
    expect(new Set(['', 'page=1', 'page=2', 'country=1', 'page=', 'page=1&page=2'].map(key)).size).toBe(6);
  });

  it('differs where bounces are logged, whatever `lb` says, since the page then holds a script', () => {
    expect(key('lb=1')).toBe(key('lb'));
    expect(key('lb=1&country=NL')).not.toBe(key('country=NL'));
  });

  it('is unambiguous', () => {
    expect(key('country=NL%26page%3D2')).not.toBe(key('country=NL&page=2'));
    expect(key('country=a,b')).not.toBe(key('country=a&country=b'));
  });

  it('can be read as the query of the page that is rendered for it', () => {
    const read = new URLSearchParams(key('country=a%26b&gender=female%20'));
    expect([...read]).toEqual([
      ['gender', 'female '],
      ['country', 'a&b'],
    ]);
  });

  it('does not accept an overlong value', () => {
    expect(key(`country=${'x'.repeat(120)}`)).toBeDefined();
    expect(key(`country=${'x'.repeat(121)}`)).toBeUndefined();
  });

  it.each(['/signup', `/members/${ID}/signup`])(
    'is missing for %s with the choices of a visitor on a lander',
    (path) => {
      const rule = findCacheRule(path)!;
      const of = (query: string) => queryKey(rule, new URLSearchParams(query));
      for (const name of ['lander', 'like', 'region', 'answer']) {
        expect(of(`${name}=x`), name).toBeUndefined();
        expect(of(`next=%2F&${name}=`), name).toBeUndefined();
        expect(of(`network=adnet&${name}=x&${name}=y`), name).toBeUndefined();
      }
      expect(of('network=adnet&ref=7')).toBe('');
      expect(of('lander%3Dx=1&likes=1')).toBe('');
    },
  );
});
