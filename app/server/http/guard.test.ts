import { describe, expect, it } from 'vitest';
import { guard, isWellFormedHost, type GuardedRequest } from './guard';

const request = (change: Partial<GuardedRequest> = {}): GuardedRequest => ({
  method: 'GET',
  path: '/',
  urlLength: 1,
  headers: {},
  origin: 'http://a.localhost:3000',
  hasSession: false,
  ...change,
});

const post = (headers: GuardedRequest['headers'], change: Partial<GuardedRequest> = {}) =>
  guard(request({ method: 'POST', headers: { 'content-length': '2', ...headers }, hasSession: true, ...change }));

describe('guard', () => {
  it.each(['TRACE', 'CONNECT', 'OPTIONS', 'PATCH', 'BREW'])('refuses %s with 405', (method) => {
    expect(guard(request({ method }))).toMatchObject({ status: 405 });
  });

  it.each(['cross-site', 'same-site'])('refuses an unsafe request from a %s page, whatever its Origin is', (site) => {
    const headers = { 'sec-fetch-site': site, origin: 'http://a.localhost:3000' };
    expect(post(headers)).toMatchObject({ status: 403 });
    expect(post(headers, { path: '/api/user.php' })).toMatchObject({ status: 403 });
  });

  it('falls back to Origin if Sec-Fetch-Site is missing', () => {
    expect(post({ origin: 'http://a.localhost:3000' })).toEqual({ ok: true });
    expect(post({ origin: 'http://evil.example' })).toMatchObject({ status: 403 });
    expect(post({ origin: 'null' })).toMatchObject({ status: 403 });
  });

  it.each(['http://evil.example', 'null', 'http://a.localhost:3001', 'https://a.localhost:3000'])(
    'refuses Origin %s, even with a good Sec-Fetch-Site',
    (origin) => {
      for (const site of ['same-origin', 'none'])
        for (const path of ['/login', '/api/user.php', '/webhooks/payment/sandbox', `/${'t'.repeat(43)}`])
          for (const hasSession of [true, false])
            expect(post({ 'sec-fetch-site': site, origin }, { path, hasSession }), path).toMatchObject({ status: 403 });
      const own = { 'sec-fetch-site': 'same-origin', origin };
      expect(guard(request({ path: '/api/logout.php', headers: own }))).toMatchObject({ status: 403 });
      // A cross-site read does no harm: the other site cannot see the response.
      expect(guard(request({ headers: own }))).toEqual({ ok: true });
    },
  );

  it('accepts what a browser sends on the site’s own page', () => {
    const headers = { 'sec-fetch-site': 'same-origin', origin: 'http://a.localhost:3000' };
    expect(post(headers)).toEqual({ ok: true });
  });

  it('refuses changes over plain http if only https is served, also from machines', () => {
    const own = { 'sec-fetch-site': 'same-origin', origin: 'http://a.localhost:3000' };
    for (const path of ['/login', '/api/user.php', '/webhooks/payment/sandbox'])
      expect(post(own, { path, insecure: true }), path).toMatchObject({ status: 403, reason: 'https only' });
    expect(guard(request({ insecure: true }))).toEqual({ ok: true });
  });

  it.each(['/%5C', '/%5c%5Cevil.example', '/members/a%0ab/signup', '/%00', '/x%7F', '/%1f'])(
    'refuses %s: no path of the site holds such characters',
    (path) => {
      for (const method of ['GET', 'POST']) expect(guard(request({ method, path }))).toMatchObject({ status: 400 });
    },
  );

  it('refuses the HEAD of data, which Remix treats as a form', () => {
    for (const path of ['/login.data', '/_root.data', '/api/user.php.DATA', '/members/x/chat.data/'])
      expect(guard(request({ method: 'HEAD', path })), path).toMatchObject({ status: 405 });
    for (const path of ['/login', '/data', '/x.data/y'])
      expect(guard(request({ method: 'HEAD', path }))).toEqual({ ok: true });
    expect(guard(request({ path: '/login.data' }))).toEqual({ ok: true });
  });

  it('accepts other encoded characters in a path that may exist', () => {
    for (const path of ['/%20', '/%E4%B8%AD', '/%2F', '/100%25'])
      expect(guard(request({ path })), path).toEqual({ ok: true });
  });

  it('accepts a request without both headers only if it has no session', () => {
    expect(post({})).toMatchObject({ status: 403 });
    expect(post({}, { hasSession: false })).toEqual({ ok: true });
    expect(post({}, { path: '/webhooks/payment/sandbox' })).toEqual({ ok: true });
  });

  it.each(['/api/logout.php', '/api/geocode.php'])(
    'refuses %s, a GET that changes state, unless it comes from the own site',
    (path) => {
      expect(guard(request({ path }))).toMatchObject({ status: 403 });
      expect(guard(request({ path, headers: { 'sec-fetch-site': 'cross-site' } }))).toMatchObject({ status: 403 });
      expect(guard(request({ path, headers: { 'sec-fetch-site': 'same-origin' } }))).toEqual({ ok: true });
      expect(guard(request({ path, headers: { 'x-client-type': 'browser' } }))).toEqual({ ok: true });
    },
  );

  it.each(['/api/LOGOUT.PHP', '/api/logout.php//', '/api/logout%2ephp', '/api/logout.php.data', '/%61pi//logout.php/'])(
    'recognises the same path in the spelling %s',
    (path) => {
      expect(guard(request({ path }))).toMatchObject({ status: 403 });
    },
  );

  it('does not confuse it with another path', () => {
    for (const path of ['/api/logout.php.txt', '/x/api/logout.php', '/api/logout'])
      expect(guard(request({ path })), path).toEqual({ ok: true });
  });

  it('refuses an oversized body before reading it', () => {
    expect(post({ 'sec-fetch-site': 'same-origin', 'content-length': '65537' })).toMatchObject({ status: 413 });
    expect(
      guard(request({ method: 'POST', headers: { 'sec-fetch-site': 'same-origin', 'transfer-encoding': 'chunked' } })),
    ).toMatchObject({ status: 411 });
    expect(guard(request({ urlLength: 5000 }))).toMatchObject({ status: 414 });
  });

  it('allows long forms with files at their own path and nowhere else', () => {
    const files = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(100 * 1024 * 1024) };
    const send = (path: string, headers: object) =>
      guard(request({ method: 'POST', path, headers: { 'sec-fetch-site': 'same-origin', ...headers } }));
    for (const path of ['/profile/photos', '/profile/photos.data']) expect(send(path, files)).toEqual({ ok: true });
    const photo = { ...files, 'content-length': String(10 * 1024 * 1024) };
    expect(send('/chats/c/photo', photo)).toEqual({ ok: true });
    for (const path of ['/chats/c', '/chats/c/photo/x', '/x/chats/c/photo'])
      expect(send(path, photo), path).toMatchObject({ status: 413 });
    expect(send('/chats/c/photo', files)).toMatchObject({ status: 413 });
    expect(send('/chats/c/photo', { ...files, 'content-length': String(12 * 1024 * 1024) })).toMatchObject({
      status: 413,
    });
    expect(send('/profile', files)).toMatchObject({ status: 413 });
    expect(send('/profile/photos', { ...files, 'content-type': 'text/plain' })).toMatchObject({ status: 413 });
    expect(send('/profile/photos', { ...files, 'content-length': '300000000' })).toMatchObject({ status: 413 });
    // Only the body of a POST is streamed. With any other method a hundred megabytes would be held in memory.
    for (const method of ['PUT', 'DELETE'])
      for (const path of ['/profile/photos', '/chats/c/photo'])
        expect(guard(request({ method, path, headers: photo })), method).toMatchObject({ status: 413 });
  });

  it('takes a photo of ten megabytes from every form that has files, at the path of its action', () => {
    const sources = import.meta.glob<string>('../../**/*.tsx', { eager: true, query: '?raw', import: 'default' });
    const forms = Object.entries(sources).filter(
      ([name, code]) => !/\.(?:stories|test)\.tsx$/.test(name) && /encType="multipart\/form-data"/.test(code),
    );
    const actions: Record<string, string> = {
      'PhotoForm.tsx': '/chats/c/photo',
      'PhotoPicker.tsx': '/profile/photos',
      'PosePicture.tsx': '/notifications/photo-check',
    };
    expect(forms.map(([name]) => name.split('/').at(-1)!).toSorted()).toEqual(Object.keys(actions));
    const headers = {
      'sec-fetch-site': 'same-origin',
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': String(10 * 1024 * 1024 + 1000),
    };
    for (const path of Object.values(actions).flatMap((action) => [action, `${action}.data`]))
      expect(guard(request({ method: 'POST', path, headers })), path).toEqual({ ok: true });
  });

  it('refuses a malformed Origin', () => {
    expect(post({ origin: 'not an origin' })).toMatchObject({ status: 400 });
  });
});

describe('isWellFormedHost', () => {
  it.each(['a.localhost:3000', 'example.com', '[::1]:3000'])('accepts %s', (host) => {
    expect(isWellFormedHost(host)).toBe(true);
  });
  it.each([undefined, '', 'a b', 'a/b', 'a..b', 'user@host', 'a:port', '-a.com'])('refuses %s', (host) => {
    expect(isWellFormedHost(host)).toBe(false);
  });
});

it.each(['/members/%', '/members/%zz', '/members/%E9', '/photos/%C3%28', '/%FF.data', '/%F0%9F%98'])(
  'refuses a path that cannot be decoded, before the pages would log it: %s',
  (path) => {
    const request = { method: 'GET', path, urlLength: path.length, headers: {}, origin: 'http://a.example' };
    expect(guard({ ...request, hasSession: false })).toEqual({ ok: false, status: 400, reason: 'malformed URL' });
    expect(guard({ ...request, path: '/members/%C3%A9%F0%9F%98%80', hasSession: false })).toEqual({ ok: true });
  },
);
