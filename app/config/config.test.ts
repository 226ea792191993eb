import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config';

const secure = {
  FACET_MODE: 'production',
  SESSION_SECRET: 'x'.repeat(40),
  SMTP_URL: 'smtp://mail.example:25',
};

describe('readConfig', () => {
  it('is the demo when nothing is set', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ mode: 'demo', port: 3000, databaseUrl: 'sqlite:data/facet.db', mailbox: true });
  });

  it('takes production mode from the operator’s NODE_ENV', () => {
    expect(readConfig({ ...secure, FACET_MODE: undefined, NODE_ENV: 'production' }).mode).toBe('production');
  });

  it('names every wrong value and its reason', () => {
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
  ])('refuses production with an insecure %s and says so', (name, change) => {
    expect(() => readConfig({ ...secure, ...change })).toThrow(new RegExp(name));
    expect(() => readConfig({ ...secure, ...change })).toThrow(ConfigError);
  });

  it('accepts a secure production', () => {
    expect(readConfig(secure)).toMatchObject({ mode: 'production', mailbox: false, paymentProvider: 'none' });
  });
});

describe('an S3-compatible store', () => {
  const s3 = {
    S3_ENDPOINT: 'https://s3.example.com',
    S3_BUCKET: 'b',
    S3_ACCESS_KEY_ID: 'i',
    S3_SECRET_ACCESS_KEY: 's',
  };

  it('is whole or absent', () => {
    expect(readConfig({}).s3).toBeNull();
    const keys = { accessKeyId: 'i', secretAccessKey: 's' };
    expect(readConfig(s3).s3).toEqual({
      endpoint: 'https://s3.example.com',
      bucket: 'b',
      region: 'us-east-1',
      ...keys,
    });
    expect(() => readConfig({ ...s3, S3_BUCKET: '' })).toThrow('belong together');
    expect(() => readConfig({ ...s3, S3_ENDPOINT: 's3.example.com' })).toThrow('S3_ENDPOINT');
  });
});
