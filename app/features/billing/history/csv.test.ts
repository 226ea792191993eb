import { expect, it } from 'vitest';
import { csvFormOf, csvLine, csvTime } from './csv';

const ENGLISH = csvFormOf('en-GB');
const GERMAN = csvFormOf('de-DE');

// What spreadsheets in these languages take for one row: written out, because a wrong one opens in one column.
it.each([
  ['en-GB', 'a,1.5'],
  ['en-US', 'a,1.5'],
  ['en-IE', 'a,1.5'],
  ['en-CA', 'a,1.5'],
  ['es-US', 'a,1.5'],
  ['fr-CA', 'a;"1,5"'],
  ['nl', 'a;"1,5"'],
  ['nl-BE', 'a;"1,5"'],
  ['de-DE', 'a;"1,5"'],
  ['de-AT', 'a;"1,5"'],
  ['fr-FR', 'a;"1,5"'],
  ['it-IT', 'a;"1,5"'],
  ['es-ES', 'a;"1,5"'],
  ['pl-PL', 'a;"1,5"'],
  ['da-DK', 'a;"1,5"'],
  ['fi-FI', 'a;"1,5"'],
  ['nb-NO', 'a;"1,5"'],
  ['sv-SE', 'a;"1,5"'],
  ['de-CH', 'a;1.5'],
  ['it-CH', 'a;1.5'],
])('writes a table as a spreadsheet in %s reads it', (tag, line) => {
  expect(csvLine(['a', 1.5], csvFormOf(tag))).toBe(`${line}\r\n`);
});

it('quotes separators, quotation marks and line breaks', () => {
  expect(csvLine(['a,b', 'say "hi"', 'one\ntwo', 3], ENGLISH)).toBe('"a,b","say ""hi""","one\ntwo",3\r\n');
  expect(csvLine(['a,b', 'c;d'], GERMAN)).toBe('"a,b";"c;d"\r\n');
});

it.each(['=HYPERLINK("x")', '+1', '-1', '@SUM(A1)', '\tx', '\r=1'])(
  'never begins a cell with a formula: %j',
  (typed) => {
    expect(csvLine([typed], ENGLISH).replace(/^"/, '')).toMatch(/^'/);
  },
);

it('keeps negative numbers as numbers', () => {
  expect(csvLine([-10, -0.5], ENGLISH)).toBe('-10,-0.5\r\n');
  expect(csvLine([-10, -0.5], GERMAN)).toBe('-10;"-0,5"\r\n');
});

it('writes a moment with the year first', () => {
  expect(csvTime(Date.UTC(2026, 3, 5, 9, 7, 1))).toBe('2026-04-05 09:07:01');
});
