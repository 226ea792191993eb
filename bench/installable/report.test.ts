import { expect, it } from 'vitest';
import { installableReport, type InstallableRow } from './report';

const good: InstallableRow = { slug: 'dawn', what: 'as it is', expected: null, errors: [], name: 'Dawn' };
const broken: InstallableRow = {
  slug: 'dawn',
  what: 'has no icon',
  expected: 'no-icon',
  errors: ['no-icon'],
  name: '',
};
const run = (...rows: InstallableRow[]) =>
  installableReport({ day: '2026-11-23', version: '150', rows, silent: ['has no icon'] });

it('is right if the site can be installed and the broken manifest cannot', () => {
  const { text, ok } = run(good, broken);
  expect(ok).toBe(true);
  expect(text).toContain('| dawn | as it is: “Dawn” | none: it can be installed |');
  expect(text).toContain('| dawn | has no icon | no-icon |');
  expect(text).toContain('names no error for a manifest that has no icon');
});

it.each([
  ['an error of the site itself', { ...good, errors: ['no-icon'] }],
  ['a broken manifest that is not refused', { ...broken, errors: [] }],
  ['a broken manifest that is refused for another reason', { ...broken, errors: ['no-name'] }],
])('is wrong with %s, and names it', (_, row) => {
  const { text, ok } = run(good, row);
  expect([ok, text.includes(`Not as it has to be: dawn, ${row.what}.`)]).toEqual([false, true]);
});

it('is wrong if nothing was asked', () => {
  expect(run().ok).toBe(false);
});
