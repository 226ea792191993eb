import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { mailRecords } from './mail-records';

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const brands = [
  { slug: 'golden-hour', mail_address: 'hello@golden-hour.example' },
  { slug: 'prisma', mail_address: 'hi@mail.prisma.example' },
];

it('the records of brands with a key are printed, and of no other', () => {
  const environment = { DKIM_KEY_PRISMA: privateKey, DKIM_SELECTOR: 's2', FACET_MODE: 'production' };
  const der = createPublicKey(publicKey).export({ type: 'spki', format: 'der' }).toString('base64');
  expect(mailRecords(brands, environment).slice(1)).toEqual([
    `  s2._domainkey.mail.prisma.example  v=DKIM1; k=rsa; p=${der}`,
    '  mail.prisma.example  v=spf1 include:<your mail server> -all',
    '  _dmarc.mail.prisma.example  v=DMARC1; p=none; rua=mailto:dmarc@mail.prisma.example',
  ]);
  expect(mailRecords(brands, {})).toEqual([]);
  expect(() => mailRecords(brands, { DKIM_KEY_PRISMA: 'no key' })).toThrow('DKIM_KEY_PRISMA');
});
