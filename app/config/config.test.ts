import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config';

const secure = {
  FACET_MODE: 'production',
  SESSION_SECRET: 'x'.repeat(40),
  SMTP_URL: 'smtp://mail.example:25',
  TRUSTED_PROXIES: '10.0.0.5, 10.1.0.0/16,::1',
};

describe('readConfig', () => {
  it('is the demo if nothing is set', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ mode: 'demo', port: 3000, databaseUrl: 'sqlite:data/facet.db', mailbox: true });
  });

  it('takes production mode from the operator’s NODE_ENV', () => {
    expect(readConfig({ ...secure, FACET_MODE: undefined, NODE_ENV: 'production' }).mode).toBe('production');
  });

  it('reads how long a stop may take', () => {
    expect(readConfig({}).stopMs).toBe(10_000);
    expect(readConfig({ STOP_SECONDS: '90' }).stopMs).toBe(90_000);
    expect(() => readConfig({ STOP_SECONDS: '1' })).toThrow('STOP_SECONDS');
  });

  it('reads the limits of bodies and of the page cache, and the port of the metrics', () => {
    expect(readConfig({})).toMatchObject({
      uploads: { milliseconds: 60_000, perIp: 20 },
      cacheBytes: 64 * 1024 * 1024,
      metrics: { port: undefined, host: '127.0.0.1' },
    });
    const set = { UPLOAD_SECONDS: '90', UPLOADS_PER_ADDRESS: '5', PAGE_CACHE_MB: '1', METRICS_PORT: '9464' };
    expect(readConfig(set)).toMatchObject({
      uploads: { milliseconds: 90_000, perIp: 5 },
      cacheBytes: 1024 * 1024,
      metrics: { port: 9464 },
    });
    expect(() => readConfig({ PAGE_CACHE_MB: '0' })).toThrow('PAGE_CACHE_MB');
  });

  it('reports every wrong value with its reason', () => {
    expect(() => readConfig({ PORT: '70000', DATABASE_URL: 'postgres://x' })).toThrow(
      /PORT: .*\n.*DATABASE_URL: must start/,
    );
  });

  it.each([
    ['SESSION_SECRET', { SESSION_SECRET: undefined }],
    ['MAILBOX', { MAILBOX: 'on' }],
    ['PAYMENT_PROVIDER', { PAYMENT_PROVIDER: 'sandbox' }],
    ['DEMO_ACCOUNTS', { DEMO_ACCOUNTS: 'on' }],
    ['TEST_CONTROL_PORT', { TEST_CONTROL_PORT: '0' }],
    ['SMTP_URL', { SMTP_URL: undefined }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: undefined }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: ' , ' }],
  ])('refuses production with an insecure %s', (name, change) => {
    expect(() => readConfig({ ...secure, ...change })).toThrow(new RegExp(name));
    expect(() => readConfig({ ...secure, ...change })).toThrow(ConfigError);
  });

  it('reads the secrets of payment providers by name, and no other variable', () => {
    const { paymentSecrets } = readConfig({ ...secure, PAYMENT_SECRET_STRIPE: 'sk_1', PAYMENT_SECRET_EMPTY: '' });
    expect([...paymentSecrets]).toEqual([['PAYMENT_SECRET_STRIPE', 'sk_1']]);
  });

  it('accepts a secure production configuration', () => {
    expect(readConfig(secure)).toMatchObject({ mode: 'production', mailbox: false, paymentProvider: 'none' });
  });
});

describe('proxies', () => {
  it('are IP addresses and ranges, or the statement that there are none', () => {
    expect(readConfig(secure).trustedProxies).toEqual(['10.0.0.5', '10.1.0.0/16', '::1']);
    expect(readConfig({ ...secure, TRUSTED_PROXIES: 'none' }).trustedProxies).toEqual([]);
    for (const wrong of ['proxy.example', '10.0.0.0/99', 'none, 10.0.0.5'])
      expect(() => readConfig({ ...secure, TRUSTED_PROXIES: wrong }), wrong).toThrow(/TRUSTED_PROXIES: /);
  });

  it('are required in production, and the message says what to set', () => {
    expect(() => readConfig({ ...secure, TRUSTED_PROXIES: '' })).toThrow(
      /set it to the IP addresses of .*, or to none/,
    );
  });
});

describe('a demo that the operator runs as production', () => {
  const both = { FACET_MODE: 'demo', NODE_ENV: 'production' };

  it.each(['0.0.0.0', '::', '192.168.1.5', 'demo.example.com', '127.0.0.1.example.com'])(
    'does not start on %s',
    (HOST) => {
      expect(() => readConfig({ ...both, HOST })).toThrow(ConfigError);
      expect(() => readConfig({ ...both, HOST })).toThrow(/NODE_ENV=production with FACET_MODE=demo/);
      // `npm start` sets NODE_ENV for the libraries and passes on its former value.
      expect(() => readConfig({ ...both, HOST, FACET_NODE_ENV: 'production' })).toThrow(ConfigError);
      expect(readConfig({ ...both, HOST, FACET_NODE_ENV: 'none' })).toMatchObject({ mode: 'demo', host: HOST });
      expect(readConfig({ FACET_MODE: 'demo', HOST })).toMatchObject({ mode: 'demo', host: HOST });
    },
  );

  it.each([undefined, 'localhost', '127.0.0.1', '127.9.9.9', '::1'])('starts on %s', (HOST) => {
    expect(readConfig({ ...both, HOST }).mode).toBe('demo');
  });

  it('is recognised by FACET_MODE; NODE_ENV alone is not a demo', () => {
    expect(readConfig({ ...secure, FACET_MODE: undefined, NODE_ENV: 'production', FACET_NODE_ENV: 'none' }).mode).toBe(
      'demo',
    );
    expect(() => readConfig({ NODE_ENV: 'production', FACET_NODE_ENV: 'production' })).toThrow(
      /Production mode refuses/,
    );
  });
});

it('takes the account for text messages completely or not at all', () => {
  expect(readConfig({}).vonage).toBeNull();
  const account = { VONAGE_API_KEY: 'k', VONAGE_API_SECRET: 's' };
  expect(readConfig(account).vonage).toEqual({ key: 'k', secret: 's' });
  expect(() => readConfig({ ...account, VONAGE_API_SECRET: '' })).toThrow('must be set together');
});

describe('an S3-compatible store', () => {
  const s3 = {
    S3_ENDPOINT: 'https://s3.example.com',
    S3_BUCKET: 'b',
    S3_ACCESS_KEY_ID: 'i',
    S3_SECRET_ACCESS_KEY: 's',
  };

  it('is set completely or not at all', () => {
    expect(readConfig({}).s3).toBeNull();
    const keys = { accessKeyId: 'i', secretAccessKey: 's' };
    expect(readConfig(s3).s3).toEqual({
      endpoint: 'https://s3.example.com',
      bucket: 'b',
      region: 'us-east-1',
      ...keys,
    });
    expect(() => readConfig({ ...s3, S3_BUCKET: '' })).toThrow('must be set together');
    expect(() => readConfig({ ...s3, S3_ENDPOINT: 's3.example.com' })).toThrow('S3_ENDPOINT');
  });
});
