import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { BuiltSheet } from './built-sheet';
import { openComponentSheet } from './component-sheet.server';

const built: BuiltSheet = {
  href: '/assets/components-1.css',
  themes: { base: '/assets/theme-base-1.css' },
  rules: { 'sc-a-0': { plain: ['.plain{color:red}'] } },
};

function open(logged: unknown[] = []) {
  const file = join(mkdtempSync(join(tmpdir(), 'facet-sheet-')), 'component-sheet.json');
  writeFileSync(file, JSON.stringify(built));
  return openComponentSheet(file, (missing) => logged.push(missing))!;
}

it('knows the rules of each class by its component', () => {
  const sheet = open();
  expect(sheet).toMatchObject({ href: built.href, themes: built.themes });
  expect(sheet.rulesOf('sc-a-0', 'plain')).toEqual(['.plain{color:red}']);
  expect(sheet.rulesOf('sc-a-0', 'constructor')).toBeUndefined();
  expect(sheet.rulesOf('sc-b-0', 'plain')).toBeUndefined();
});

// covers X18-014
it('names a component that the sheet lacks once', () => {
  const logged: unknown[] = [];
  const sheet = open(logged);
  sheet.onMissing('sc-b-0', 'wide');
  sheet.onMissing('sc-b-0', 'wide');
  expect(logged).toEqual([{ component: 'sc-b-0', name: 'wide' }]);
});

it('is missing without a build, as in development', () => {
  expect(openComponentSheet('nowhere/component-sheet.json', () => {})).toBeUndefined();
});
