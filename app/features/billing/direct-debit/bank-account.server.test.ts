import { expect, it } from 'vitest';
import { lastFour, readIban } from './bank-account.server';

it.each([
  ['NL91ABNA0417164300', 'NL91ABNA0417164300'],
  ['  nl91 abna 0417 1643 00 ', 'NL91ABNA0417164300'],
  ['DE89-3704-0044-0532-0130-00', 'DE89370400440532013000'],
  ['FR14 2004 1010 0505 0001 3M02 606', 'FR1420041010050500013M02606'],
  ['GB29 NWBK 6016 1331 9268 19', 'GB29NWBK60161331926819'],
])('takes %s', (typed, iban) => expect(readIban(typed)).toEqual({ ok: true, iban }));

it.each([
  ['a wrong digit', 'NL91ABNA0417164301', 'invalid'],
  ['too few digits', 'NL91ABNA041716430', 'invalid'],
  ['nothing', '', 'invalid'],
  ['a number of a card', '4111 1111 1111 1111', 'invalid'],
  ['letters of another alphabet', 'ΝL91ABNA0417164300', 'invalid'],
  ['a script', '<script>alert(1)</script>', 'invalid'],
  ['a very long text', 'NL91ABNA0417164300'.repeat(1000), 'invalid'],
  ['an account in Turkey', 'TR330006100519786457841326', 'no-sepa'],
  ['an account in Brazil', 'BR1800360305000010009795493C1', 'no-sepa'],
])('refuses %s', (_, typed, problem) => expect(readIban(typed)).toEqual({ ok: false, problem }));

it('shows the last four characters only', () => expect(lastFour('NL91ABNA0417164300')).toBe('4300'));
