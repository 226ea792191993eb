import { expect, it } from 'vitest';
import { readPhone } from './telephone.server';

const read = (typed: string, home = 'NL', countries = ['NL', 'BE']) => readPhone(typed, home, countries);

it.each([
  ['06 12345678', '+31612345678', 'NL'],
  ['+31 (0)6-1234 5678', '+31612345678', 'NL'],
  ['0031612345678', '+31612345678', 'NL'],
  ['+32 470 12 34 56', '+32470123456', 'BE'],
  ['06\u00a012345678', '+31612345678', 'NL'],
  ['06\u202f12\u202f34\u202f56\u202f78', '+31612345678', 'NL'],
  ['06\u200912\u200a34\u200656\u205f78', '+31612345678', 'NL'],
  ['＋31 6 12345678', '+31612345678', 'NL'],
  ['\u202a+31 6 12345678\u202c', '+31612345678', 'NL'],
])('takes %s', (typed, phone, country) => expect(read(typed)).toEqual({ ok: true, phone, country }));

it.each([
  ['a landline', '020 123 4567', 'invalid'],
  ['a premium number', '0900 1234', 'invalid'],
  ['too few digits', '06 1234', 'invalid'],
  ['nothing', '', 'invalid'],
  ['two numbers', '0612345678, 0687654321', 'invalid'],
  ['an extension', '+31612345678 ext. 5', 'invalid'],
  ['a long text', '06'.repeat(100), 'invalid'],
  ['a country of another brand', '+49 1512 3456789', 'country'],
  ['a country in which fraud is common', '+88213012345', 'invalid'],
  ['Guernsey, where Great Britain is not served', '+44 7781 123456', 'country'],
  ['Réunion, where France is not served', '+262 692 12 34 56', 'country'],
])('refuses %s', (_, typed, problem) => expect(read(typed)).toEqual({ ok: false, problem }));

it.each([
  ['FR', '0690 00 12 34', '+590690001234'],
  ['FR', '0694 20 12 34', '+594694201234'],
  ['FR', '0696 20 12 34', '+596696201234'],
  ['FR', '0692 12 34 56', '+262692123456'],
  ['FR', '0639 01 23 45', '+262639012345'],
  ['FR', '+262 692 12 34 56', '+262692123456'],
  ['FR', '06 12 34 56 78', '+33612345678'],
  ['GB', '07781 123456', '+447781123456'],
  ['GB', '07797 712345', '+447797712345'],
  ['GB', '07924 123456', '+447924123456'],
  ['GB', '+44 7781 123456', '+447781123456'],
  ['GB', '07400 123456', '+447400123456'],
])('takes in %s the local %s', (home, typed, phone) =>
  expect(read(typed, home, [home])).toMatchObject({ ok: true, phone }),
);

it('takes no landline of a part for a mobile number', () => {
  expect(read('0262 16 12 34', 'FR', ['FR'])).toEqual({ ok: false, problem: 'invalid' });
  expect(read('01481 256789', 'GB', ['GB'])).toEqual({ ok: false, problem: 'invalid' });
});
