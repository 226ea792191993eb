import { createCipheriv } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readableNumbers } from '~/testing/readable-numbers';
import { openKeyedHash } from '../context/keyed-hash';
import { openPageEnd, sealPageEnd, type PagedList } from './page-end.server';

const keyedHash = openKeyedHash('the secret of tests');
const brand = { keyedHash, tenant: { id: 1 } };
const list: PagedList = ['likes', 'anna'];
const [AT, ID] = [1_763_720_000_123, '7fv2k0m5x9q1c3r8t4w6y0z2b5'];
const sealed = sealPageEnd(brand, list, [AT, ID]);

describe('a sealed end of a page', () => {
  it('is opened as it was sealed, in another process too', () => {
    expect(openPageEnd(brand, list, sealed)).toEqual([String(AT), ID]);
    const elsewhere = { keyedHash: openKeyedHash('the secret of tests'), tenant: { id: 1 } };
    expect(openPageEnd(elsewhere, list, sealed)).toEqual([String(AT), ID]);
    expect(openPageEnd(brand, list, sealPageEnd(brand, list, ['']))).toEqual(['']);
  });

  it('is the same each time, short, and needs no escaping', () => {
    expect(sealPageEnd(brand, list, [AT, ID])).toBe(sealed);
    expect(sealed).toMatch(/^[\w-]{80,100}$/);
    const others = [
      sealPageEnd(brand, list, [AT + 1, ID]),
      sealPageEnd(brand, ['likes', 'ben'], [AT, ID]),
      sealPageEnd({ ...brand, tenant: { id: 2 } }, list, [AT, ID]),
    ];
    // Not even the nonce is shared: two ends under one nonce would tell their difference.
    expect(new Set([sealed, ...others].map((token) => token.slice(0, 16))).size).toBe(4);
  });

  it('tells neither the moment nor the id', () => {
    const { text, numbers } = readableNumbers(sealed);
    expect(text).not.toContain(ID);
    expect(numbers).not.toContain(AT);
  });

  it('would tell both if it were only encoded', () => {
    for (const plain of [`${AT}.${ID}`, `${AT.toString(36)}.${ID}`, Buffer.from(`${AT} ${ID}`).toString('base64url')]) {
      const { text, numbers } = readableNumbers(plain);
      expect(text).toContain(ID);
      expect(numbers).toContain(AT);
    }
    const bytes = Buffer.alloc(8);
    bytes.writeBigUInt64BE(BigInt(AT));
    expect(readableNumbers(bytes.toString('base64url')).numbers).toContain(AT);
  });

  it('is nothing for another brand, list, member or installation', () => {
    for (const other of [['likes', 'ben'], ['chats', 'anna'], ['likes'], ['likes', 'anna', 1]] as PagedList[])
      expect(openPageEnd(brand, other, sealed), String(other)).toBeUndefined();
    expect(openPageEnd({ ...brand, tenant: { id: 2 } }, list, sealed)).toBeUndefined();
    expect(openPageEnd({ ...brand, keyedHash: openKeyedHash('another') }, list, sealed)).toBeUndefined();
  });

  it('is nothing with any one character changed, left out or added', () => {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    for (let i = 0; i < sealed.length; i++) {
      const [before, after] = [sealed.slice(0, i), sealed.slice(i + 1)];
      for (const letter of letters.replace(sealed[i]!, ''))
        expect(openPageEnd(brand, list, before + letter + after), `${i}`).toBeUndefined();
      expect(openPageEnd(brand, list, before + after)).toBeUndefined();
      expect(openPageEnd(brand, list, `${before}A${sealed.slice(i)}`)).toBeUndefined();
    }
    for (const text of [`${sealed}=`, `${sealed}A`, ` ${sealed}`, `${sealed.slice(0, -1)}+`])
      expect(openPageEnd(brand, list, text), text).toBeUndefined();
  });

  it('is nothing that somebody makes without the secret, and nothing that is none', () => {
    const nonce = Buffer.alloc(12, 1);
    const cipher = createCipheriv('aes-256-gcm', Buffer.alloc(32), nonce).setAAD(Buffer.from(JSON.stringify(list)));
    const forged = Buffer.concat([nonce, cipher.update(`${AT} ${ID}`), cipher.final(), cipher.getAuthTag()]);
    const none = [
      '',
      '1',
      `${AT}.${ID}`,
      `1.${AT}.${ID}`,
      'A'.repeat(37),
      'A'.repeat(38),
      'A'.repeat(90),
      'A'.repeat(5000),
    ];
    for (const text of [null, undefined, ...none, '\0'.repeat(60), 'ä'.repeat(60), forged.toString('base64url')])
      expect(openPageEnd(brand, list, text), String(text)).toBeUndefined();
  });
});
