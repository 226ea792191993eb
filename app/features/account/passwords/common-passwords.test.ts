import { describe, expect, it } from 'vitest';
import { isCommonPassword, isPersonalPassword } from './common-passwords';

describe('isCommonPassword', () => {
  it.each([
    'password',
    'Password1',
    'P4ssw0rd!',
    'password2024',
    '123456789',
    '1234567890',
    'qwerty123',
    'qwertyuiop',
    '1q2w3e4r',
    '1qaz2wsx',
    'iloveyou',
    'ILoveYou2',
    'aaaaaaaa',
    'abcabcabc',
    'abcd1234',
    '11111111',
    'letmein1',
    'welcome1',
    'Wachtwoord1',
    'lovelove',
    'princess1',
    'sunshine',
    'football1',
    'trustno1',
    'superman',
    '19081990',
    '01-02-1990',
    'monkey123',
    'zaq12wsx',
    'asdfghjkl',
    '987654321',
    'passwort123',
    'azerty123',
    'geheim123',
    'charlie1',
    'michael1',
    'michelle',
    'jennifer',
  ])('refuses %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    'correct horse battery staple',
    'kxT9-fwq2',
    'zeven gekke fietsen',
    'Bergamotte&Zimt',
    'vuurtoren op texel',
    'ananas-trommel',
    '長い合言葉です今日',
    'mijn oma fietst hard',
  ])('accepts %s', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});

describe('isPersonalPassword', () => {
  it('refuses the name and the e-mail address, also with decorations', () => {
    const personal = ['anneliesje@example.org', 'Annelies Vos'];
    for (const password of ['anneliesje@example.org', 'Anneliesje', 'anneliesje1990!', 'anneliesvos']) {
      expect(isPersonalPassword(password, personal)).toBe(true);
    }
    expect(isPersonalPassword('vuurtoren op texel', personal)).toBe(false);
  });

  it('ignores names of three letters', () => {
    expect(isPersonalPassword('evaporation-9', ['eva'])).toBe(false);
  });
});
