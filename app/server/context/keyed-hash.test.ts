import { expect, it } from 'vitest';
import { openKeyedHash } from './keyed-hash';

it('is the same for the same secret, purpose and text, and another for any other of them', () => {
  const hash = openKeyedHash('a secret');
  expect(hash('iban', 'NL91')).toBe(openKeyedHash('a secret')('iban', 'NL91'));
  expect(hash('iban', 'NL91')).toMatch(/^[\w-]{43}$/);
  const others = [hash('phone', 'NL91'), hash('iban', 'NL92'), openKeyedHash('another')('iban', 'NL91')];
  expect(new Set([hash('iban', 'NL91'), ...others]).size).toBe(4);
});
