import { describe, expect, it } from 'vitest';
import { containsEmail, parseEmail } from './email-address';

describe('parseEmail', () => {
  it.each([
    ['anna@example.org', 'anna@example.org'],
    ['  Anna.Vos@Example.ORG ', 'Anna.Vos@example.org'],
    ["o'neil+facet@sub.example.co.uk", "o'neil+facet@sub.example.co.uk"],
    ['anna@münchen.example', 'anna@xn--mnchen-3ya.example'],
  ])('accepts %j', (typed, email) => {
    expect(parseEmail(typed)).toBe(email);
  });

  it.each([
    '',
    'anna',
    '@example.org',
    'anna@',
    'anna@localhost',
    'anna@@example.org',
    'an na@example.org',
    'a..b@example.org',
    '.anna@example.org',
    'anna.@example.org',
    'anna@-example.org',
    'anna@example..org',
    'anna@example.org\r\nBcc: eve@example.org',
    'anna@example.org,eve@example.org',
    '"a b"@example.org',
    'anna@[127.0.0.1]',
    'anna@127.0.0.1',
    'anna\u0000@example.org',
    `${'a'.repeat(65)}@example.org`,
    `anna@${'a.'.repeat(130)}org`,
    'анна@example.org',
  ])('refuses %j', (typed) => {
    expect(parseEmail(typed)).toBeUndefined();
  });
});

describe('containsEmail', () => {
  it('finds an e-mail address anywhere, and does not take a mere @ for one', () => {
    expect(containsEmail('anna@example.org')).toBe(true);
    expect(containsEmail('write to anna@example.org!')).toBe(true);
    expect(containsEmail('anna @ home')).toBe(false);
  });
});
