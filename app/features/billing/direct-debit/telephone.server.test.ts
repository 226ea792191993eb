import { expect, it } from 'vitest';
import { readPhone } from './telephone.server';

const read = (typed: string, home = 'NL', countries = ['NL', 'BE']) => readPhone(typed, home, countries);

it.each([
  ['06 12345678', '+31612345678', 'NL'],
  ['+31 (0)6-1234 5678', '+31612345678', 'NL'],
  ['0031612345678', '+31612345678', 'NL'],
  ['+32 470 12 34 56', '+32470123456', 'BE'],
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
  ['Guernsey, which shares its code with Great Britain', '+44 7781 123456', 'country'],
])('refuses %s', (_, typed, problem) => expect(read(typed)).toEqual({ ok: false, problem }));
