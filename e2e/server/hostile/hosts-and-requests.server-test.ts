import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAccount, join, logIn, ownId } from '../../support/accounts';
import { startChat } from '../../support/chatting';
import { ask } from '../../support/product/http';
import { startProduct, type Product } from '../../support/product/product';
import { expectQuietLog } from '../../support/pages/quiet-log';
import { rawRequest, statusOf } from '../../support/product/raw';
import { Visitor } from '../../support/visitor';

const BRAND = 'golden-hour';
let product: Product;
beforeAll(async () => {
  product = await startProduct({ brands: [BRAND, 'zonneterras'] });
});
afterAll(async () => {
  if (!product) return;
  expectQuietLog(product);
  await product.stop();
});

const host = () => `${BRAND}.localhost:${product.port}`;
const lines = (...all: string[]) => `${all.join('\r\n')}\r\n\r\n`;

describe('hosts', () => {
  it('an unknown host lists the brands in the demo, with links that work', async () => {
    const response = await ask(product, BRAND, { path: '/members', headers: { Host: 'nobody.example' } });
    expect(response.status).toBe(200);
    expect(response.body).toContain(`href="http://${BRAND}.localhost:${product.port}/"`);
    expect(response.body).toContain(`href="http://zonneterras.localhost:${product.port}/"`);
  });

  it.each(['a b', 'a..b', '-a.localhost', 'a_b', 'a.localhost:99999999', 'user@golden-hour.localhost', 'x/y', ''])(
    'a malformed Host (%j) is a 400',
    async (bad) => {
      const raw = await rawRequest(product.port, lines('GET / HTTP/1.1', `Host: ${bad}`, 'Connection: close'));
      expect(statusOf(raw)).toBe(400);
    },
  );

  it('no Host, or two of them, is a 400', async () => {
    expect(statusOf(await rawRequest(product.port, lines('GET / HTTP/1.1', 'Connection: close')))).toBe(400);
    const twice = lines('GET / HTTP/1.1', `Host: ${host()}`, 'Host: zonneterras.localhost', 'Connection: close');
    expect(statusOf(await rawRequest(product.port, twice))).toBe(400);
  });

  it('X-Forwarded-Host from a stranger has no effect', async () => {
    const response = await ask(product, BRAND, {
      path: '/api/settings.php',
      headers: { 'X-Forwarded-Host': 'zonneterras.localhost' },
    });
    expect(JSON.parse(response.body)).toMatchObject({ name: expect.stringMatching(/golden/i) });
  });

  it('a further host of a brand redirects to its own URL, with path and query', async () => {
    const response = await ask(product, BRAND, {
      path: '/login?next=%2Fchats',
      headers: { Host: 'golden-hour.example' },
    });
    expect([response.status, response.headers.location]).toEqual([308, `${product.origin(BRAND)}/login?next=%2Fchats`]);
  });

  it('the health check responds on any host', async () => {
    for (const path of ['/healthz', '/readyz']) {
      expect((await ask(product, BRAND, { path, headers: { Host: 'nobody.example' } })).status).toBe(200);
    }
  });
});

describe('methods and URLs', () => {
  it.each(['TRACE', 'PATCH', 'OPTIONS', 'PROPFIND'])(
    '%s is a 405 and says which methods are allowed',
    async (method) => {
      const response = await ask(product, BRAND, { method, path: '/' });
      expect([response.status, response.headers.allow]).toEqual([405, 'GET, HEAD, POST, PUT, DELETE']);
    },
  );

  it.each(['/login', '/lang-config'])('PUT and DELETE of the page %s are a 405', async (path) => {
    for (const method of ['PUT', 'DELETE']) {
      const headers = { 'Sec-Fetch-Site': 'same-origin', Accept: 'text/html' };
      const response = await ask(product, BRAND, { method, path, headers, body: '' });
      expect([response.status, response.headers.allow]).toEqual([405, 'GET, HEAD, POST']);
    }
  });

  it('CONNECT opens no tunnel', async () => {
    const raw = await rawRequest(product.port, lines('CONNECT example.com:80 HTTP/1.1', 'Host: example.com:80')).catch(
      () => '',
    );
    expect(raw).not.toMatch(/^HTTP\/1\.1 2/);
  });

  it('a URL of five thousand characters is a 414', async () => {
    expect((await ask(product, BRAND, { path: `/members?x=${'a'.repeat(5000)}` })).status).toBe(414);
  });

  it.each([
    '//evil.example/',
    '/\\evil.example',
    '/%00',
    '/%ff',
    '/../../etc/passwd',
    '/assets/..%2f..%2fpackage.json',
    '/.env',
    '/build/server/index.js',
  ])('%s shows nothing foreign and does not fail', async (path) => {
    const response = await ask(product, BRAND, { path, headers: { Accept: 'text/html' } });
    expect(response.status).toBeLessThan(500);
    expect(response.headers.location ?? '/').toMatch(/^\/(?!\/)|^http:\/\/golden-hour\.localhost/);
    expect(response.body).not.toMatch(/root:x:0|"dependencies"|SESSION_SECRET=/);
  });

  // covers S8-031
  it('an unknown page is the 404 page of the brand', async () => {
    const response = await ask(product, BRAND, { path: '/nobody/knows', headers: { Accept: 'text/html' } });
    expect(response.status).toBe(404);
    expect(response.body).toContain('This page could not be found');
    expect(response.body).toContain('href="/"');
  });

  it('an unknown call of the API is 404', async () => {
    expect((await ask(product, BRAND, { path: '/api/nobody.php' })).status).toBe(404);
  });
});

describe('bodies', () => {
  it('more than 64 kB is refused before it is read, and the connection ends', async () => {
    const head = [
      `POST /login HTTP/1.1`,
      `Host: ${host()}`,
      'Content-Type: application/x-www-form-urlencoded',
      'Content-Length: 70000',
    ];
    const raw = await rawRequest(product.port, lines(...head));
    expect(statusOf(raw)).toBe(413);
    expect(raw).toMatch(/connection: close/i);
  });

  it('a body of unknown length is a 411', async () => {
    const head = ['POST /login HTTP/1.1', `Host: ${host()}`, 'Transfer-Encoding: chunked', 'Connection: close'];
    expect(statusOf(await rawRequest(product.port, lines(...head)))).toBe(411);
  });

  it('length and chunks at once (request smuggling) is a 400', async () => {
    const head = [
      'POST /login HTTP/1.1',
      `Host: ${host()}`,
      'Content-Length: 4',
      'Transfer-Encoding: chunked',
      'Connection: close',
    ];
    expect(statusOf(await rawRequest(product.port, `${lines(...head)}0\r\n\r\n`))).toBe(400);
  });

  it('invalid JSON, and JSON of another shape, is a 400 with the reason', async () => {
    const visitor = await logIn(product, BRAND, demoAccount(BRAND, 'free'));
    for (const body of ['{', '[]', '"x"', 'null', '5']) {
      const headers = {
        'Content-Type': 'application/json',
        'Sec-Fetch-Site': 'same-origin',
        Accept: 'application/json',
      };
      const response = await visitor.send('PUT', '/api/user.php', body, headers);
      expect([body, response.status]).toEqual([body, 400]);
      expect(JSON.parse(response.body)).toMatchObject({ error: 'invalid', field_errors: expect.anything() });
    }
  });

  it.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'nonsense', ''])(
    'a form sent as %j is refused clearly',
    async (type) => {
      const headers = {
        'Sec-Fetch-Site': 'same-origin',
        Accept: 'text/html',
        ...(type ? { 'Content-Type': type } : {}),
      };
      const response = await new Visitor(product, BRAND).send('POST', '/login', 'email=a&password=b', headers);
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
    },
  );
});

describe('what a stranger writes into URLs and headers', () => {
  const FOREIGN = ['https://evil.example', 'null'];
  const own = () => `http://${host()}`;

  it('is refused and leaves no stack in the log', async () => {
    const logged = product.logs();
    const member = await logIn(product, BRAND, demoAccount(BRAND, 'free'));
    const token = 'T'.repeat(43);
    for (const who of [member, new Visitor(product, BRAND)]) {
      const refused: [string, number][] = [];
      for (const path of ['/%5C', '/%5C%5Cevil.example', '/members/a%0ab/signup', '/members/a%0d%0aX:y/signup'])
        refused.push([path, (await who.open(path)).status]);
      for (const Origin of FOREIGN) {
        for (const path of [
          '/login',
          '/lang-config',
          '/webhooks/foo',
          '/webhooks/payment/sandbox',
          `/${token}`,
          '/%5Cx',
        ])
          refused.push([path, (await who.post(path, { locale: 'nl' }, { Origin })).status]);
        const path = '/\\evil.example/login';
        refused.push([path, (await who.post(path, {}, { Origin, 'X-Forwarded-Host': 'evil.example' })).status]);
      }
      for (const [path, status] of refused) expect([path, [400, 403].includes(status)]).toEqual([path, true]);
      // Characters that no header can contain cause no failure either.
      for (const path of ['/members/%E4%B8%AD/signup', '/%E4%B8%AD', '/members/%E2%80%A8/chat'])
        expect((await who.open(path)).status, path).toBeLessThan(500);
    }
    expect(product.logs()).toBe(logged);
  });

  it('does not redirect a form, although somebody claims to be a proxy', async () => {
    const forged = { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https', Forwarded: 'host=evil.example' };
    const response = await new Visitor(product, BRAND).post(
      '/lang-config',
      { locale: 'nl' },
      { Origin: own(), ...forged },
    );
    expect([response.status, response.cookies.some((cookie) => cookie.startsWith('locale=nl'))]).toEqual([302, true]);
  });

  it('leaves an unused one-time link in no line of the log, not even of a failure', async () => {
    expect(product.logs()).not.toMatch(/(?<![\w-])[\w-]{43}(?![\w-])/);
  });
});

describe('a request from another site', () => {
  const fetch = (site: string, mode: string, dest: string, user?: string): Record<string, string> => ({
    'Sec-Fetch-Site': site,
    'Sec-Fetch-Mode': mode,
    'Sec-Fetch-Dest': dest,
    // An empty header counts as none; it replaces the one the test visitor sends for a typed URL.
    'Sec-Fetch-User': user ?? '',
  });

  it('is not a visit and marks nothing as read, until a person follows a link', async () => {
    const [anna, ben] = await Promise.all([join(product, BRAND), join(product, BRAND)]);
    const [annaId, benId] = await Promise.all([ownId(anna.visitor), ownId(ben.visitor)]);
    const conversation = await startChat(anna.visitor, benId, 'Have you read this?');
    const visits = async () => (await anna.visitor.open('/profile/visitors')).body.includes(`/members/${benId}`);
    const unread = async () =>
      (JSON.parse((await ben.visitor.call('GET', '/api/chats.php')).body) as { num_unread_messages: number })
        .num_unread_messages;
    expect([await visits(), await unread()]).toEqual([false, 1]);
    const byItself = [
      fetch('cross-site', 'navigate', 'iframe'),
      fetch('cross-site', 'navigate', 'iframe', '?1'),
      fetch('cross-site', 'no-cors', 'image'),
      fetch('cross-site', 'navigate', 'document'),
      fetch('same-site', 'navigate', 'document'),
    ];
    for (const headers of byItself)
      for (const path of [`/members/${annaId}`, `/chats/${conversation}`])
        expect((await ben.visitor.open(path, headers)).status, path).toBe(200);
    expect([await visits(), await unread()]).toEqual([false, 1]);
    const fromWebmail = fetch('cross-site', 'navigate', 'document', '?1');
    await ben.visitor.open(`/members/${annaId}`, fromWebmail);
    await ben.visitor.open(`/chats/${conversation}`, fromWebmail);
    expect([await visits(), await unread()]).toEqual([true, 0]);
  });
});

describe('cross-site', () => {
  it.each([
    ['Sec-Fetch-Site: cross-site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['Sec-Fetch-Site: same-site (another brand)', { 'Sec-Fetch-Site': 'same-site' }],
    ['the Origin of another brand', { Origin: 'http://zonneterras.localhost' }],
    ['Origin: null', { Origin: 'null' }],
    ['neither header, but a session', {}],
  ])('a member’s post with %s is refused', async (_name, headers) => {
    const member = await logIn(product, BRAND, demoAccount(BRAND, 'free'));
    const sent = { 'Content-Type': 'application/x-www-form-urlencoded', ...(headers as Record<string, string>) };
    expect((await member.send('POST', '/lang-config', 'locale=nl', sent)).status).toBe(403);
    expect(
      (await member.send('PUT', '/api/user.php', '{"language":"nl"}', { ...sent, 'Content-Type': 'application/json' }))
        .status,
    ).toBe(403);
  });

  it('a malformed Origin is a 400', async () => {
    expect((await ask(product, BRAND, { path: '/', headers: { Origin: 'http://a b' } })).status).toBe(400);
  });

  it('an image on another site cannot log a member out', async () => {
    const member = await logIn(product, BRAND, demoAccount(BRAND, 'free'));
    for (const site of ['cross-site', 'same-site', 'none']) {
      const response = await member.send('GET', '/api/logout.php', undefined, { 'Sec-Fetch-Site': site });
      expect([site, response.status]).toEqual([site, 403]);
    }
    expect(JSON.parse((await member.call('GET', '/api/user.php')).body)).toMatchObject({ user: { status: 'active' } });
  });

  it('no response allows another site to read it', async () => {
    const response = await ask(product, BRAND, {
      path: '/api/settings.php',
      headers: { Origin: 'https://evil.example' },
    });
    expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});
