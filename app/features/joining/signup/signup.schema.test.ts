import { describe, expect, it } from 'vitest';
import { fieldErrorsOf } from '~/server/response/respond.server';
import { signupSchema } from './signup.schema.server';

const rules = {
  brand: 'Aurea',
  minAge: 18,
  messageLength: 200,
  timeZone: 'Europe/Amsterdam',
  now: Date.UTC(2026, 5, 15, 12),
  hasContact: (text: string) => text.includes('06 12345678'),
  isFitOpening: (text: string) => !text.includes('06 12345678'),
};
const good = {
  email: 'Anna@example.org',
  name: 'Anna Vos',
  password: 'vuurtoren op texel',
  date_of_birth: '1990-02-28',
  signup_message: 'Hallo!',
};

function problems(changes: Record<string, unknown>, changed: Partial<typeof rules> = {}) {
  const parsed = signupSchema({ ...rules, ...changed }).safeParse({ ...good, ...changes });
  return parsed.success ? {} : fieldErrorsOf(parsed.error);
}

describe('signup schema', () => {
  it('takes no contact details: in a name, in the text of the profile, in a first message', () => {
    const text = 'Call 06 12345678';
    expect(problems({ about: text })).toEqual({ about: [{ id: 'errors.text-contact' }] });
    expect(problems({ signup_message: text })).toEqual({ signup_message: [{ id: 'errors.first-contact' }] });
    expect(problems({ name: 'Anna 06 12345678' })).toEqual({ name: [{ id: 'errors.text-contact' }] });
  });

  // covers S3-093 S3-094 S3-095 S3-096 S3-097
  it('accepts the five fields of the specification', () => {
    expect(signupSchema(rules).parse(good)).toEqual({
      email: 'Anna@example.org',
      name: 'Anna Vos',
      password: 'vuurtoren op texel',
      dateOfBirth: '1990-02-28',
      signupMessage: 'Hallo!',
      about: '',
      gender: null,
    });
  });

  it('accepts the date of birth in three fields too', () => {
    const three = {
      date_of_birth: undefined,
      'date_of_birth.day': '8',
      'date_of_birth.month': '3',
      'date_of_birth.year': '1991',
    };
    expect(signupSchema(rules).parse({ ...good, ...three })).toMatchObject({ dateOfBirth: '1991-03-08' });
    expect(problems({ ...three, 'date_of_birth.year': '' })).toEqual({
      date_of_birth: [{ id: 'account.date-of-birth-invalid' }],
    });
  });

  // covers S5-006
  it.each(['anna', '', 'anna@example..org', 'a@b@c', 'anna@example.org\nBcc: x@example.org'])(
    'refuses the e-mail %j',
    (email) => {
      expect(problems({ email })).toEqual({ email: [{ id: 'account.email-invalid' }] });
    },
  );

  // covers S5-001
  it('refuses a name that is an e-mail address, one’s own or another', () => {
    expect(problems({ name: ' ANNA@example.org ' })).toEqual({ name: [{ id: 'account.name-is-email' }] });
    expect(problems({ name: 'else@example.org' })).toEqual({ name: [{ id: 'account.name-is-email' }] });
    expect(problems({ email: 'nonsense', name: 'nonsense' })).toMatchObject({
      name: [{ id: 'account.name-is-email' }],
    });
  });

  // covers S5-002
  it.each(['@anna', ' @anna', '\u200b@anna', '@anna@example.org'])('refuses the name %j that starts with @', (name) => {
    expect(problems({ name })).toEqual({ name: [{ id: 'account.name-starts-with-at' }] });
  });

  // covers S5-021
  it.each(['', '   ', 'A', 'An\u0000na', 'x'.repeat(31), 'x'.repeat(100_000)])(
    'refuses an unreadable or overlong name',
    (name) => {
      expect(problems({ name })).toEqual({ name: [{ id: 'account.name-invalid', values: { min: 2, max: 30 } }] });
    },
  );

  // covers S5-004
  it.each([
    ['1990-02-31', 'invalid'],
    ['28/02/1990', 'invalid'],
    ['0000-00-00', 'invalid'],
    ['-1990-01-01', 'invalid'],
    ['١٩٩٠-٠١-٠١', 'invalid'],
    ['90-02-28', 'year'],
    ['1890-01-01', 'year'],
    ['2030-01-01', 'year'],
  ])('refuses the date of birth %s and says why: %s', (date_of_birth, why) => {
    expect(problems({ date_of_birth })).toEqual({ date_of_birth: [{ id: `account.date-of-birth-${why}` }] });
  });

  it('says to whoever is too young how old one must be', () => {
    const young = { id: 'account.date-of-birth-young', values: { min_age: 18 } };
    for (const date_of_birth of ['2008-06-16', '2026-06-15'])
      expect(problems({ date_of_birth })).toEqual({ date_of_birth: [young] });
  });

  it('accepts the eighteenth birthday itself, in the brand’s time zone', () => {
    expect(problems({ date_of_birth: '2008-06-15' })).toEqual({});
    const evening = { now: Date.UTC(2026, 5, 14, 22, 30) };
    expect(problems({ date_of_birth: '2008-06-15' }, evening)).toEqual({});
    expect(problems({ date_of_birth: '2008-06-15' }, { ...evening, timeZone: 'America/New_York' })).not.toEqual({});
  });

  // covers S0-002 S5-003 S5-005
  it('asks for a missing date with the brand’s minimum age, and never goes below 18', () => {
    expect(problems({ date_of_birth: '' }, { minAge: 21 })).toEqual({
      date_of_birth: [{ id: 'account.date-of-birth-label', values: { min_age: 21 } }],
    });
    expect(problems({ date_of_birth: '2006-06-16' }, { minAge: 21 })).not.toEqual({});
    expect(problems({ date_of_birth: '2009-01-01' }, { minAge: 16 })).not.toEqual({});
  });

  it('refuses short, overlong, common and personal passwords, and nothing else', () => {
    const refused = (password: unknown) => problems({ password })['password']?.[0]?.id;
    expect(refused('kurz')).toBe('account.password-too-short');
    expect(refused(undefined)).toBe('account.password-too-short');
    expect(refused('é'.repeat(129))).toBe('account.password-too-long');
    expect(refused('Password123!')).toBe('account.password-too-common');
    expect(refused('anna@example.org')).toBe('account.password-too-personal');
    expect(refused('kxtfwqzu')).toBeUndefined();
    expect(refused('  spaces count  ')).toBeUndefined();
    expect(refused('é'.repeat(64) + 'ü'.repeat(64))).toBeUndefined();
  });

  it('cleans the message and counts it in characters', () => {
    const clean = (signup_message: string) => signupSchema(rules).parse({ ...good, signup_message }).signupMessage;
    expect(clean('  \r\n ')).toBe('');
    expect(clean('Hi\u0000\u202e there\r\nAnna')).toBe('Hi there\nAnna');
    expect(clean('\u{1f468}\u200d\u{1f469}\u200d\u{1f467}')).toBe('\u{1f468}\u200d\u{1f469}\u200d\u{1f467}');
    expect(problems({ signup_message: '\u{1f31e}'.repeat(200) })).toEqual({});
    expect(problems({ signup_message: 'x'.repeat(201) })).toEqual({
      signup_message: [{ id: 'account.signup-message-too-long', values: { max: 200 } }],
    });
  });

  it('reports every problem at once and ignores unknown fields', () => {
    expect(
      Object.keys(problems({ email: '', name: '', password: '', date_of_birth: '', role: 'admin' })).sort(),
    ).toEqual(['date_of_birth', 'email', 'name', 'password']);
  });

  it('treats a value of a wrong type as an empty field', () => {
    expect(Object.keys(problems({ email: { $ne: 1 }, name: ['x'], gender: 'other' }))).toEqual(['email', 'name']);
  });
});
