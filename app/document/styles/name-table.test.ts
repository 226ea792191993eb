import { expect, it } from 'vitest';
import { readTable, tableRule, type NamedComponent } from './name-table';

const components: NamedComponent[] = [
  { id: 'sc-keyframes-abc', group: 2, rules: 1, names: ['abc'] },
  { id: 's1x-0', group: 3, rules: 4, names: ['aBc', 'dEf'] },
  { id: 's1x-12', group: 60, rules: 2, names: ['gHi'] },
];

it('the browser reads the same as the build wrote, in the same places', () => {
  const [, text] = /^component-names\{--names:(".*")\}$/.exec(tableRule(components))!;
  expect(readTable(text!)).toEqual(components);
  expect(readTable(text!.slice(1, -1))).toEqual(components);
});
