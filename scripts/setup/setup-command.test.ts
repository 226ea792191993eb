import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { dkimRecord } from '~/providers/mail/dkim';
import { runHere } from '../command/run-command.testing';
import { startDns, type Zone } from './dns-server.testing';
import { realOutside, type Outside } from './outside';
import { setupCommand } from './setup-command';

let folder: string;
const before = { ...process.env };
const settings = () => join(folder, '.env');
const brands = () => join(folder, 'brands');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'facet-setup-'));
  for (const name of ['FACET_MODE', 'NODE_ENV', 'TENANTS_DIR', 'SMTP_URL']) delete process.env[name];
});
afterEach(() => {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
  rmSync(folder, { recursive: true, force: true });
});

const COMPANY = [
  ['--legal-name', 'Morning Light B.V.'],
  ['--address', 'Kade 12'],
  ['--city', '1011 AB Amsterdam'],
  ['--country', 'NL'],
  ['--register', '34567890'],
  ['--vat', 'NL345678901B01'],
  ['--support-email', 'care@morning-light.dating'],
  ['--support-phone', '+31 20 123 4567'],
];
const BRAND = [
  ['--name', 'Morning Light'],
  ['--countries', 'NL,BE'],
  ['--domain', 'www.morning-light.dating'],
];
const ALL = [...COMPANY, ...BRAND];

/** Nothing responds, as on a machine without a network. */
const silence: Outside = {
  ips: () => Promise.reject(new Error('no network')),
  texts: () => Promise.reject(new Error('no network')),
  mailHosts: () => Promise.reject(new Error('no network')),
  fetch: () => Promise.reject(new TypeError('fetch failed', { cause: new Error('no route') })),
  greetMailServer: () => Promise.reject(new Error('no network')),
};

const setup = (args: readonly string[], outside: Outside = silence) =>
  runHere((say) => setupCommand(say, outside), [...args, '--settings', settings(), '--tenants', brands()]);
const begin = (options: readonly string[][], outside?: Outside) => setup(options.flat(), outside);
const json = (file: string) => JSON.parse(readFileSync(join(brands(), file), 'utf8')) as Record<string, unknown>;

describe('npm run setup', { timeout: 60_000 }, () => {
  it('makes a company, a brand without placeholders and the settings, and lists what is missing', async () => {
    const { code, out, err } = await begin(ALL);
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(json('companies/morning-light-b-v.json')).toMatchObject({
      name: 'Morning Light B.V.',
      tradenames: ['Morning Light B.V.', 'Morning Light'],
    });
    expect(json('morning-light.json')).toMatchObject({
      id: 1,
      domain: 'www.morning-light.dating',
      payment_providers: [],
    });
    const written = readFileSync(settings(), 'utf8');
    expect(written).toMatch(/^FACET_MODE=production$/m);
    expect(written).toMatch(/^SESSION_SECRET=[\w-]{48}$/m);
    expect(written).toMatch(/^TRUSTED_PROXIES=127\.0\.0\.1$/m);
    for (const line of [
      /open +settings +SMTP_URL is missing/,
      /done +the file +all settings are consistent/,
      /done +placeholders +none; mail comes from no-reply@morning-light\.dating/,
      /note +payments +no provider: the brand sells nothing/,
      /open +terms +not recorded/,
      /open +DNS www\.morning-light\.dating +no network/,
      /open +https +fetch failed: no route/,
    ])
      expect(out).toMatch(line);
  });

  it('goes on where it stopped, and changes nothing that exists', async () => {
    await begin(COMPANY);
    expect(json('companies/morning-light-b-v.json')['tradenames']).toEqual(['Morning Light B.V.']);
    await begin(BRAND);
    const [file, secret] = [
      readFileSync(join(brands(), 'morning-light.json'), 'utf8'),
      readFileSync(settings(), 'utf8'),
    ];
    const again = await begin([
      ['--name', 'Another'],
      ['--smtp', 'smtp://127.0.0.1:1'],
    ]);
    expect(again.out).toMatch(/wrote SMTP_URL into/);
    expect(readFileSync(join(brands(), 'morning-light.json'), 'utf8')).toBe(file);
    expect(readFileSync(settings(), 'utf8')).toBe(`${secret}SMTP_URL=smtp://127.0.0.1:1\n`);
  });

  it('names the provider’s secrets in the brand, keeps them out of it, and offers only methods that it takes', async () => {
    const { out } = await begin([...ALL, ['--provider', 'stripe'], ['--payment-key', 'sk_test_1']]);
    const brand = json('morning-light.json') as { markets: { NL: { payment_methods: { method: string }[] } } };
    expect(brand).toMatchObject({
      payment_providers: [
        {
          account: 'stripe',
          kind: 'stripe',
          api_key: 'PAYMENT_SECRET_STRIPE',
          webhook_secrets: ['PAYMENT_SECRET_STRIPE_WEBHOOK'],
        },
      ],
    });
    expect(JSON.stringify(brand)).not.toContain('sk_test_1');
    expect(readFileSync(settings(), 'utf8')).toContain('PAYMENT_SECRET_STRIPE=sk_test_1\n');
    expect(brand.markets.NL.payment_methods.map(({ method }) => method)).toContain('ideal');
    for (const method of ['wiretransfer', 'directdebit'])
      expect(brand.markets.NL.payment_methods.map((option) => option.method)).not.toContain(method);
    expect(out).toContain('PAYMENT_SECRET_STRIPE_WEBHOOK is missing');
  });

  it.each([
    ['--domain', 'www.morning-light.example', '--domain: a domain of your own'],
    ['--country', 'Holland', '--country: two capital letters'],
    ['--register', '1234567', '--register: 4 to 24 digits and letters; 8 digits for a Dutch company'],
    ['--vat', 'NL1', '--vat: such as'],
    ['--domain', 'morning light', '--domain: a domain of your own'],
    ['--slug', 'Morning Light', '--slug: lower-case letters'],
    ['--support-email', 'care', '--support-email: such as'],
    ['--support-phone', '020 1234', '--support-phone: such as'],
    ['--provider', 'sandbox', '--provider: one of none, stripe, mollie'],
    ['--smtp', 'mail.example.com', '--smtp: begins with smtp://'],
  ])('refuses %s %s', async (flag, value, sentence) => {
    const { code, err } = await begin([...ALL, [flag, value]]);
    expect([code, err]).toEqual([2, expect.stringContaining(sentence)]);
  });

  it('says which answer is missing without a terminal, and asks only once for what was given', async () => {
    const { code, err } = await begin(COMPANY.filter(([flag]) => flag !== '--city'));
    expect([code, err]).toEqual([2, expect.stringContaining('--city: is needed')]);
  });

  it('check of an empty folder says where to begin', async () => {
    const { code, out } = await setup(['check']);
    expect(code).toBe(1);
    expect(out).toMatch(/open +brands +none in .*: npm run setup/);
    expect(out).toMatch(/open +mode +set FACET_MODE=production/);
  });
});

describe('what the world says', { timeout: 60_000 }, () => {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const dkim = dkimRecord('morning-light.dating', { selector: 'facet', privateKey });
  const ZONE: Zone = {
    'A www.morning-light.dating': ['192.0.2.7'],
    'A morning-light.dating': ['192.0.2.7'],
    'TXT morning-light.dating': ['some=thing', 'v=spf1 include:mail.dating -all'],
    'TXT _dmarc.morning-light.dating': ['v=DMARC1; p=none'],
    'MX morning-light.dating': ['mx.mail.dating'],
    [`TXT ${dkim.name}`]: [dkim.value],
  };

  /** A real DNS server and a real mail server; https is answered here, since no certificate is to be had for the name. */
  async function open(zone: Zone, pages: Outside['fetch']) {
    const dns = await startDns(zone);
    const mail = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'] });
    mail.listen(0, '127.0.0.1');
    await once(mail.server, 'listening');
    onTestFinished(async () => {
      await dns.stop();
      await new Promise<void>((resolve) => mail.close(() => resolve()));
    });
    const smtp = `smtp://127.0.0.1:${(mail.server.address() as AddressInfo).port}`;
    return { smtp, outside: { ...realOutside([dns.at]), fetch: pages } satisfies Outside };
  }

  const healthy: Outside['fetch'] = async (url, init) => {
    if (init?.method === 'POST') return new Response(null, { status: 403 });
    if (url.startsWith('http:'))
      return new Response(null, { status: 308, headers: { location: url.replace('http', 'https') } });
    return new Response('', { headers: { 'strict-transport-security': 'max-age=31536000' } });
  };
  const STRIPE = [
    ['--provider', 'stripe'],
    ['--payment-key', 'sk_test_1'],
    ['--webhook-secret', 'whsec_1'],
  ];

  it('is done where records, https, headers and webhooks are right', async () => {
    const { smtp, outside } = await open(ZONE, healthy);
    writeFileSync(
      settings(),
      `DKIM_KEY_MORNING_LIGHT='${String(privateKey).replaceAll('\n', '\\n')}'\nDKIM_SELECTOR=facet\n`,
    );
    const { out } = await begin([...ALL, ...STRIPE, ['--smtp', smtp]], outside);
    for (const line of [
      /The server: nothing is left to do/,
      /done +mail +127\.0\.0\.1:\d+ lets this server send/,
      /done +payments +every account that a brand names has its secrets/,
      /done +DNS morning-light\.dating +192\.0\.2\.7/,
      /done +SPF +v=spf1/,
      /done +DMARC/,
      /done +DKIM/,
      /done +answers +care@morning-light\.dating is taken by mx\.mail\.dating/,
      /done +headers +strict-transport-security: max-age=31536000/,
      /done +http +leads to https/,
      /done +webhook +https:\/\/www\.morning-light\.dating\/webhooks\/payment\/stripe refuses a forged call/,
    ])
      expect(out).toMatch(line);
  });

  it('is open, with what to do, where one is not', async () => {
    const { smtp, outside } = await open({}, async (_url, init) =>
      init?.method === 'POST' ? new Response(null, { status: 404 }) : new Response('', { status: 200 }),
    );
    const { code, out } = await begin([...ALL, ...STRIPE, ['--smtp', smtp]], outside);
    expect(code).toBe(1);
    for (const line of [
      /open +DNS www\.morning-light\.dating +has no A or AAAA record/,
      /open +SPF +morning-light\.dating has no TXT record/,
      /open +DMARC/,
      /open +DKIM +DKIM_KEY_MORNING_LIGHT is missing/,
      /open +answers +nobody takes mail for care@morning-light\.dating/,
      /open +headers +strict-transport-security is missing/,
      /note +http +http:\/\/www\.morning-light\.dating\/ does not lead/,
      /open +webhook +.* responds with 404: the account stripe is not open/,
    ])
      expect(out).toMatch(line);
  });

  it('names a server that does not know the brand', async () => {
    const { smtp, outside } = await open(ZONE, async () => new Response('', { status: 421 }));
    const { out } = await begin([...ALL, ['--smtp', smtp]], outside);
    expect(out).toMatch(/open +https +the server does not know www\.morning-light\.dating/);
  });
});
