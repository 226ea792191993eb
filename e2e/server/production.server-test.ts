import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTurn } from '../../scripts/test/turn.mjs';
import { startBare, whenReady, type BareProcess } from '../support/product/bare-process';
import { brandsFolder, ownBrandsFolder, ownDomain, readBrand, writeBrand } from '../support/product/brand-files';
import { signupForm } from '../support/accounts';
import { ask, type HttpResponse } from '../support/product/http';
import { temporaryFolder } from '../support/product/temporary-folder';

const SECURE = {
  FACET_MODE: 'production',
  SESSION_SECRET: 'a secret of more than thirty-two characters',
  SMTP_URL: 'smtp://127.0.0.1:2525',
  TRUSTED_PROXIES: '127.0.0.1',
  LOG_LEVEL: 'warn',
};
const DOMAIN = ownDomain('golden-hour');
const BEHIND_PROXY = {
  Host: DOMAIN,
  'X-Forwarded-Proto': 'https',
  'X-Forwarded-For': '203.0.113.7',
  Accept: 'text/html',
};

const FORM = {
  ...BEHIND_PROXY,
  'Content-Type': 'application/x-www-form-urlencoded',
  'Sec-Fetch-Site': 'same-origin',
};

/**
 * config.test.ts tests all of these. Here a real process is started for every fourth one per run, and for many problems
 * at once.
 */
const REFUSED: [what: string, env: Record<string, string>, reason: string][] = [
  ['without a secret', { SESSION_SECRET: '' }, 'SESSION_SECRET is missing'],
  ['without mail', { SMTP_URL: '' }, 'SMTP_URL is missing'],
  ['with an open mailbox', { MAILBOX: 'on' }, 'MAILBOX=on opens the development mailbox to everyone'],
  ['with sandbox payments', { PAYMENT_PROVIDER: 'sandbox' }, 'PAYMENT_PROVIDER=sandbox gives credits away'],
  ['with demo accounts', { DEMO_ACCOUNTS: 'on' }, 'DEMO_ACCOUNTS=on creates accounts with public passwords'],
  ['with test controls', { TEST_CONTROL_PORT: '0' }, 'TEST_CONTROL_PORT opens the test controls'],
  ['with a country of its own making', { DEMO_COUNTRY: 'NL' }, 'DEMO_COUNTRY overrides'],
  ['with a short secret', { SESSION_SECRET: 'short' }, 'SESSION_SECRET: must have at least 32 characters'],
  ['without a word on proxies', { TRUSTED_PROXIES: '' }, 'TRUSTED_PROXIES is missing: set it to'],
  ['with a proxy that is no address', { TRUSTED_PROXIES: 'proxy.example' }, 'TRUSTED_PROXIES: must be IP addresses'],
  ['as a demo for everybody', { FACET_MODE: 'demo', HOST: '0.0.0.0' }, 'refuses to listen on 0.0.0.0'],
  ['with a port that is none', { PORT: 'x' }, 'PORT'],
];

describe('production mode refuses to start', () => {
  it.each(inTurn(REFUSED, 4))('%s, and says so', async (_what, env, reason) => {
    const bare = await startBare({ env: { ...SECURE, TENANTS_DIR: ownBrandsFolder(['golden-hour']), ...env } });
    expect(await bare.ended).toBe(1);
    expect(bare.output()).toContain(reason);
    expect(bare.output()).not.toMatch(/^\s+at /m);
  });

  it('and reports everything at once', async () => {
    const bare = await startBare({ env: { FACET_MODE: 'production', MAILBOX: 'on', PAYMENT_PROVIDER: 'sandbox' } });
    expect(await bare.ended).toBe(1);
    for (const name of ['SESSION_SECRET', 'MAILBOX', 'SMTP_URL', 'PAYMENT_PROVIDER'])
      expect(bare.output()).toContain(name);
  });
});

describe('production serves no brand of the demo', () => {
  it('and refuses to start with nothing else, naming each placeholder', async () => {
    const bare = await startBare({ env: { ...SECURE, TENANTS_DIR: brandsFolder(['golden-hour']) } });
    expect(await bare.ended).toBe(1);
    for (const words of [
      'npm run setup',
      'golden-hour.json: $.domain www.golden-hour.example is a placeholder',
      'golden-hour.json: $.payment_providers[0] is the sandbox of the demo',
      'companies/evening-light.json: $.support_email care@evening-light.example is a placeholder',
      'companies/evening-light.json: $.kvk 00000001 is a placeholder',
      'golden-hour.json: $ has terms and a privacy page that were never recorded',
    ])
      expect(bare.output()).toContain(words);
  });

  it('serves the brand of its own beside it, and that only', async () => {
    const folder = ownBrandsFolder(['golden-hour']);
    writeBrand(folder, readBrand('zonneterras'));
    const server = await startBare({ env: { ...SECURE, TENANTS_DIR: folder } });
    await whenReady(server);
    const statusAt = async (host: string) =>
      (await ask(server, 'any', { path: '/', headers: { ...BEHIND_PROXY, Host: host } })).status;
    expect([await statusAt(DOMAIN), await statusAt('www.zonneterras.example')]).toEqual([200, 421]);
    expect(server.output()).toContain('www.zonneterras.example is a placeholder');
    await server.stop();
  });

  it('a brand that sells nothing shows no price to choose, and its texts name no method', async () => {
    const server = await startBare({ env: { ...SECURE, TENANTS_DIR: ownBrandsFolder(['golden-hour']) } });
    await whenReady(server);
    const pageAt = async (path: string) => (await ask(server, 'any', { path, headers: BEHIND_PROXY })).body;
    expect(await pageAt('/pages/terms')).not.toContain('you can pay with');
    expect(await pageAt('/pages/faq')).not.toContain('Depending on your country with');
    expect(await pageAt('/pricing')).not.toMatch(/PayPal|Mastercard/);
    await server.stop();
  });
});

describe('in production', () => {
  let server: BareProcess;
  const dataDir = join(temporaryFolder('production'), 'data');
  const open = (path: string, headers: Record<string, string> = {}): Promise<HttpResponse> =>
    ask(server, 'any', { path, headers: { ...BEHIND_PROXY, ...headers } });

  beforeAll(async () => {
    const env = { ...SECURE, TENANTS_DIR: ownBrandsFolder(['golden-hour', 'zonneterras']), DATA_DIR: dataDir };
    server = await startBare({ env });
    await whenReady(server);
  });
  afterAll(() => server?.stop());

  it.each(['nobody.example', 'golden-hour.localhost', 'localhost', '127.0.0.1', 'pay.localhost'])(
    'the host %s is a 421 and nothing else',
    async (host) => {
      const response = await open('/', { Host: host });
      expect([response.status, response.body]).toEqual([421, 'Misdirected request\n']);
    },
  );

  it('a brand responds at its domain, with HSTS and secure cookies', async () => {
    const response = await open('/?network=x');
    expect(response.status).toBe(200);
    expect(response.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(response.headers['content-security-policy']).toContain('upgrade-insecure-requests');
    const language = await ask(server, 'any', {
      method: 'POST',
      path: '/lang-config',
      body: 'locale=en',
      headers: FORM,
    });
    for (const cookie of language.headers['set-cookie'] ?? ['none']) {
      expect(cookie).toMatch(/^__Host-\w+=.*; Path=\/; .*Secure; SameSite=Lax$/);
    }
  });

  it('plain http and further hosts redirect to https at the domain', async () => {
    const cases: Record<string, string>[] = [{ 'X-Forwarded-Proto': 'http' }, { Host: 'golden-hour.internal' }];
    for (const headers of cases) {
      const response = await open('/login', headers);
      expect([response.status, response.headers.location]).toEqual([308, `https://${DOMAIN}/login`]);
    }
  });

  it('nothing is changed over plain http: no form, no call, no webhook, and no cookie is set', async () => {
    for (const path of ['/login', '/lang-config', '/api/user.php', '/webhooks/payment/sandbox']) {
      const headers = { ...FORM, 'X-Forwarded-Proto': 'http', Origin: `http://${DOMAIN}` };
      const response = await ask(server, 'any', { method: 'POST', path, body: 'locale=en', headers });
      expect([path, response.status, response.headers['set-cookie']]).toEqual([path, 403, undefined]);
    }
  });

  it('its files are accessible to its owner only', () => {
    const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
    expect(modeOf(dataDir)).toBe('700');
    for (const name of readdirSync(dataDir))
      expect([name, modeOf(join(dataDir, name))]).toEqual([name, expect.stringMatching(/^[67]00$/)]);
    expect(readdirSync(dataDir).filter((name) => name.startsWith('facet.db')).length).toBeGreaterThan(1);
  });

  it('there is no mailbox, no demo login, and nothing to buy from a sandbox', async () => {
    expect((await open('/dev/mailbox')).status).toBe(404);
    expect((await open('/dev/sms')).status).toBe(404);
    const login = await ask(server, 'any', {
      method: 'POST',
      path: '/login',
      body: 'email=mark%40golden-hour.example&password=welcome-to-facet',
      headers: FORM,
    });
    expect(login.status).toBe(401);
    const webhook = await ask(server, 'any', {
      method: 'POST',
      path: '/webhooks/payment/sandbox',
      body: '{}',
      headers: BEHIND_PROXY,
    });
    expect(webhook.status).toBe(404);
  });

  it('ten wrong passwords block that account for that network, and say for how long', async () => {
    const attempt = (from: string) =>
      ask(server, 'any', {
        method: 'POST',
        path: '/login',
        body: 'email=somebody%40mail.example&password=wrong+password',
        headers: { ...FORM, 'X-Forwarded-For': from },
      });
    for (let wrong = 0; wrong < 10; wrong++) expect((await attempt('198.51.100.4')).status).toBe(401);
    const blocked = await attempt('198.51.100.9');
    expect(blocked.status).toBe(429);
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(600);
    expect(blocked.body).toContain('Too many incorrect attempts, account blocked for 15 min.');
    expect((await attempt('192.0.2.1')).status).toBe(401);
  });

  it('the twenty-first signup of an IP address has to wait, says how long and keeps what was typed; its neighbour’s does not', async () => {
    const signUp = (from: string) => {
      const form = signupForm();
      const body = new URLSearchParams(form).toString();
      const headers = { ...FORM, 'X-Forwarded-For': from };
      return ask(server, 'any', { method: 'POST', path: '/signup', body, headers }).then((response) => ({
        form,
        response,
      }));
    };
    for (let i = 0; i < 20; i++) expect((await signUp('198.51.100.44')).response.status).toBe(302);
    for (let again = 0; again < 2; again++) {
      const { form, response } = await signUp('198.51.100.44');
      expect(response.status).toBe(429);
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(50);
      expect(Number(response.headers['retry-after'])).toBeLessThanOrEqual(60);
      expect(response.headers['set-cookie']).toBeUndefined();
      for (const typed of [form.email!, form.name!]) expect(response.body).toContain(typed);
      expect(response.body).toContain('Many accounts have just been created from your connection');
    }
    expect((await signUp('198.51.100.45')).response.status).toBe(302);
  });

  it('a bug shows a request id and no stack', async () => {
    const response = await open('/%E0%A4%A');
    expect(response.status).toBeLessThan(500);
    expect(response.body).not.toMatch(/\bat .*\.js:\d+/);
  });
});
