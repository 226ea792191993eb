import { expect, it } from 'vitest';
import { csvLine } from './csv';

it('quotes commas, quotation marks and line breaks', () => {
  expect(csvLine(['a,b', 'say "hi"', 'one\ntwo', 3])).toBe('"a,b","say ""hi""","one\ntwo",3\r\n');
});

it.each(['=HYPERLINK("x")', '+1', '-1', '@SUM(A1)', '\tx', '\r=1'])(
  'never begins a cell with a formula: %j',
  (text) => {
    expect(csvLine([text]).replace(/^"/, '')).toMatch(/^'/);
  },
);

it('keeps negative numbers as numbers', () => {
  expect(csvLine([-10, -0.5])).toBe('-10,-0.5\r\n');
});
