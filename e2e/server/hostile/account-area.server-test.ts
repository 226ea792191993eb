import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertToken } from '~db/queries/token';
import type { TokenPurpose } from '~db/schema/token';
import { DAY } from '~/time/durations';
import { hashSecret } from '~/features/account/secret.service.server';
import { demoAccount, join, logIn, ownId, signUp } from '../../support/accounts';
import { readMatrix } from '../../support/contract/access-matrix';
import { expectQuietLog } from '../../support/pages/quiet-log';
import { withDatabaseOf } from '../../support/product/database';
import { startProduct, type Product } from '../../support/product/product';
import { Visitor } from '../../support/visitor';

const BRAND = 'golden-hour';
const OTHER = 'lila-aurora';
let product: Product;
beforeAll(async () => {
  product = await startProduct({ brands: [BRAND, OTHER] });
});
afterAll(async () => {
  if (!product) return;
  expectQuietLog(product);
  await product.stop();
});

const outside = (location: string | undefined) => {
  const { origin } = new Visitor(product, BRAND);
  return location === undefined || new URL(location, origin).origin !== origin || /^\/?api\//i.test(location);
};

describe('a page to go on to', () => {
  const places = [
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/\n/evil.example',
    '/..//evil.example',
    '/./\\evil.example',
    '/%09/evil.example',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    'https:evil.example',
    'http:///evil.example',
    '\u2028//evil.example',
    '/\u3000//evil.example',
    '/\r\nSet-Cookie: evil=1',
    '/%0d%0aSet-Cookie:%20evil=1',
    '/api/logout.php',
    '/x/../api/logout.php',
    '/API%2flogout.php',
    'javascript:alert(1)',
    'data:text/html,x',
  ];

  it('is never one of another site, whichever form or query names it', async () => {
    const member = await logIn(product, BRAND, demoAccount(BRAND, 'free'));
    const wrong: string[] = [];
    for (const next of places) {
      const query = encodeURIComponent(next);
      // Node sends no control characters in a header, and a browser none in a Referer.
      const referer: Record<string, string> = /^[\x20-\x7e]+$/.test(next) ? { Referer: `${member.origin}${next}` } : {};
      const responses = {
        'the login form': await new Visitor(product, BRAND).post('/login', { ...demoAccount(BRAND, 'free'), next }),
        'the login page': await member.open(`/login?next=${query}`),
        'the language': await member.post('/lang-config', { locale: 'en', next }),
        'the limits': await member.post('/credits/limits', { intent: 'dismiss', next }),
        'the entry': await member.post('/site-entry', {}, referer),
        'the likes': await member.post(`/likes/m/${'0'.repeat(26)}`, { next }),
      };
      for (const [where, { status, headers, cookies }] of Object.entries(responses)) {
        const led = status > 300 && status < 400;
        if ((led && outside(headers.location)) || status > 499 || cookies.some((cookie) => cookie.startsWith('evil')))
          wrong.push(`${where}: ${JSON.stringify(next)} → ${status} ${headers.location}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('a mailed link', () => {
  const payloads: Partial<Record<TokenPurpose, string | null>> = {
    activation: null,
    reset_password: null,
    unsubscribe: '{"type":"like"}',
    reactivation: null,
    leave: 'few',
    mail_change: '{"email":"elsewhere@mail.example"}',
    undo_change: '{"email":"before@mail.example"}',
    // No page opens these, no matter who knows them.
    login: null,
    passkey: null,
    withdrawal: null,
  };
  const shown = ['activation', 'unsubscribe', 'reactivation', 'leave', 'mail_change', 'undo_change'];

  it.each(Object.keys(payloads) as TokenPurpose[])(
    'changes nothing before somebody presses its button, and does not exist at another brand: %s',
    async (purpose) => {
      const account = purpose === 'activation' ? await signUp(product, BRAND) : await join(product, BRAND);
      const memberId = await ownId(account.visitor);
      const secret = randomBytes(32).toString('base64url');
      const rowsOf = () =>
        withDatabaseOf(product, BRAND, async (db) => {
          const mine = async (table: 'token' | 'session' | 'push_subscription') =>
            db.selectFrom(table).selectAll().where('tenant_id', '=', db.tenantId).where('member_id', '=', memberId).execute(); // prettier-ignore
          const of = (table: 'member', column: 'id') =>
            db.selectFrom(table).selectAll().where('tenant_id', '=', db.tenantId).where(column, '=', memberId).execute(); // prettier-ignore
          const outbox = await db.selectFrom('outbox').select('id').where('tenant_id', '=', db.tenantId).execute();
          return [await of('member', 'id'), await mine('token'), await mine('session'), outbox];
        });
      await withDatabaseOf(product, BRAND, async (db) => {
        const now = Date.now();
        await insertToken(db, {
          token_hash: hashSecret(secret),
          purpose,
          member_id: memberId,
          payload: payloads[purpose] ?? null,
          created_at: now,
          expires_at: now + DAY,
        });
        if (purpose !== 'reactivation') return;
        const deleted = { status: 'deleted' as const, deleted_at: now };
        await db.updateTable('member').set(deleted).where('tenant_id', '=', db.tenantId).where('id', '=', memberId).execute(); // prettier-ignore
      });
      await product.control('POST', '/drain');
      const before = await rowsOf();
      const scanner = new Visitor(product, BRAND);
      const paths = [`/${secret}`, `/${secret}/`, `/${secret}?utm=1`, `/reset-password/do?token=${secret}`];
      for (const path of paths) {
        await scanner.open(path);
        await scanner.open(path, { 'Sec-Purpose': 'prefetch;prerender' });
        await scanner.send('HEAD', path, undefined, {});
      }
      await scanner.send('GET', `/${secret}.data`, undefined, {});
      expect(await rowsOf()).toEqual(before);
      const opened = await scanner.open(`/${secret}`);
      expect(opened.status).toBe(shown.includes(purpose) ? 200 : purpose === 'reset_password' ? 302 : 404);
      // No cache stores the page, and no page that it leads to learns its URL.
      const page = purpose === 'reset_password' ? await scanner.open(paths.at(-1)!) : opened;
      expect(page.headers['cache-control']).toMatch(/no-store/);
      // A page that does not exist has the policy of all others.
      const policy = page.status === 200 ? 'same-origin' : 'strict-origin-when-cross-origin';
      expect(page.headers['referrer-policy']).toBe(policy);
      const stranger = new Visitor(product, OTHER);
      const elsewhere = [await stranger.open(`/${secret}`), await stranger.post(`/${secret}`, {})];
      expect(elsewhere.map(({ status }) => status)).toEqual([404, 404]);
      expect(await rowsOf()).toEqual(before);
    },
  );
});

describe('a session', () => {
  it('belongs to its brand, and ends for every tab with the account and with its browser', async () => {
    const { visitor, credentials } = await join(product, BRAND);
    const elsewhere = new Visitor(product, OTHER);
    elsewhere.cookies.set('session', visitor.cookies.get('session')!);
    expect(JSON.parse((await elsewhere.call('GET', '/api/user.php')).body)).toEqual({ user: null });
    const [tab, phone] = [new Visitor(product, BRAND), await logIn(product, BRAND, credentials)];
    for (const [name, value] of visitor.cookies) tab.cookies.set(name, value);
    const left = await visitor.post('/notifications/leave', { intent: 'leave', password: credentials.password });
    expect([left.status, left.headers['clear-site-data']]).toEqual([303, '"cache", "storage"']);
    for (const other of [tab, phone]) {
      const opened = await other.open('/notifications');
      expect(opened.headers.location).toMatch(/^\/login\?next=/);
      // Ended on purpose, on another device too: nothing of the member stays there.
      expect(opened.headers['clear-site-data']).toBe('"cache", "storage"');
      const sent = await other.send('POST', '/notifications/messages', '', {
        'Content-Type': 'application/x-www-form-urlencoded',
        'Sec-Fetch-Site': 'same-origin',
      });
      expect(sent.headers.location).toMatch(/^\/login\?next=/);
      expect(JSON.parse((await other.call('GET', '/api/user.php')).body)).toEqual({ user: null });
    }
  });

  it('leaves no page of a member in any cache', async () => {
    const member = await logIn(product, BRAND, demoAccount(BRAND, 'premium'));
    // The same for everybody: pictures of the app, its description, and the worker, which stores only the offline page.
    const shared = new Set([
      'icons-name',
      'robots',
      'sitemap',
      'sharing-name',
      'manifest',
      'service-worker',
      'photos-name',
      'api-logout',
    ]);
    const rows = readMatrix().filter(({ method, route, path }) => {
      return method === 'GET' && !shared.has(route) && !path.includes('{');
    });
    const stored: string[] = [];
    for (const { path } of rows) {
      const { status, headers } = await member.open(path);
      if (!/no-store/.test(headers['cache-control'] ?? ''))
        stored.push(`${path}: ${status} ${headers['cache-control']}`);
    }
    expect(rows.length).toBeGreaterThan(50);
    expect(stored).toEqual([]);
  });

  it('leaves nothing about its member on the page for times without a connection', async () => {
    const { visitor, credentials } = await join(product, BRAND, { name: 'Quinoa Marzipan' });
    const id = await ownId(visitor);
    const { body } = await visitor.open('/offline');
    for (const own of ['Quinoa', id, credentials.email]) expect(body).not.toContain(own);
    expect(body).not.toContain('<script src');
  });
});

describe('what nobody types', () => {
  const paths = [
    '/login',
    '/login/passkey',
    '/signup',
    '/reset-password',
    '/reset-password/do',
    '/complete-signup/1',
    '/activate/resend',
    '/notifications/email-address',
    '/notifications/password',
    '/notifications/passkeys',
    '/notifications/sessions',
    '/notifications/leave',
    '/notifications/data',
    '/notifications/terms',
    '/waiting-list',
    '/complaints',
    '/pages/notice',
    '/pages/service',
    '/site-entry',
    '/lang-config',
    '/webhooks/mail-reports',
    '/api/user.php',
    `/${'x'.repeat(43)}`,
  ];
  const names = ['email', 'password', 'name', 'token', 'intent', 'words', 'category', 'about', 'answer', 'session'];
  const all = (value: string): [string, string][] => names.map((name) => [name, value]);
  const form = (pairs: [string, string][]) => new URLSearchParams(pairs).toString();
  const FORM = 'application/x-www-form-urlencoded';
  const bodies: Record<string, [type: string, body: string]> = {
    'NUL bytes': [FORM, form(all('a\u0000@mail.example\u0000'))],
    'line breaks of other alphabets': [FORM, form(all('a@mail.example\u2028Bcc: b@mail.example\u0085x'))],
    'half a character': [FORM, names.map((name) => `${name}=%ff%fe%ed%a0%80`).join('&')],
    'each name twenty times': [FORM, form(Array.from({ length: 20 }, () => all('1')).flat())],
    'names of prototypes': [FORM, form(['__proto__', 'constructor', 'toString', 'a.__proto__.b'].map((n) => [n, 'x']))],
    'sixty kilobytes': [FORM, form([['email', 'a'.repeat(60_000)]])],
    'ten thousand fields': [FORM, 'a=&'.repeat(15_000)],
    'keys twice': [
      'application/json',
      '{"email":"a@mail.example","email":{"x":1},"intent":"leave","intent":["cancel"]}',
    ],
    'prototypes in JSON': ['application/json', '{"__proto__":{"intent":"change"},"constructor":{"prototype":{"x":1}}}'],
    'deep JSON': ['application/json', `{"email":${'['.repeat(30_000)}${']'.repeat(30_000)}}`],
    'a number for a text': ['application/json', '{"email":1e999,"password":true,"intent":null,"words":[1]}'],
  };

  it.each(Object.keys(bodies))(
    'is refused or ignored by every form of the area, without an error: %s',
    async (what) => {
      const [type, body] = bodies[what]!;
      const { visitor } = await join(product, BRAND);
      const failed: string[] = [];
      const senders = [
        [visitor, 'text/html'],
        [visitor, 'application/json'],
        [new Visitor(product, BRAND), 'text/html'],
      ] as const;
      for (const [who, accept] of senders) {
        const headers = { 'Content-Type': type, Accept: accept, 'Sec-Fetch-Site': 'same-origin' };
        for (const path of paths) {
          const { status } = await who.send('POST', path, body, headers);
          if (status >= 500) failed.push(`${path} (${accept}): ${status}`);
        }
      }
      expect(failed).toEqual([]);
    },
  );
});
