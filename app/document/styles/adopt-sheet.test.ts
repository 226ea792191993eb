// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { __PRIVATE__ } from 'styled-components';
import { adoptSheet, type StyledInternals } from './adopt-sheet';
import { tableRule } from './name-table';

// Group 1 belongs to a component of which the sheet holds nothing.
const TABLE = tableRule([
  { id: 'sc-base-0', group: 2, rules: 2, names: ['plain'] },
  { id: 'sc-wide-0', group: 3, rules: 1, names: ['wide'] },
]);
const RULES = ['.plain{color:red}', '.plain:hover{color:blue}', '.wide{color:green}', TABLE];

/** A page that links a sheet with these rules; a document of tests loads none. */
function pageWith(rules: readonly string[], rest = ''): CSSStyleSheet {
  document.head.innerHTML = `<link data-components="">${rest}`;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules.join('\n'));
  Object.defineProperty(document.querySelector('link'), 'sheet', { value: sheet });
  return sheet;
}

/** styled-components' own sheet, as fresh as on a new page. */
function freshInternals(): StyledInternals & { knows: (id: string, name: string) => boolean; ids: string[] } {
  const Sheet = __PRIVATE__.StyleSheet;
  const mainSheet = new Sheet({ isServer: false });
  const ids: string[] = [];
  const groups = new Map<string, number>();
  return {
    StyleSheet: { registerId: (id) => groups.get(id) ?? (ids.push(id), groups.set(id, ids.length), ids.length) },
    mainSheet: mainSheet as unknown as StyledInternals['mainSheet'],
    knows: (id, name) => mainSheet.hasNameForId(id, name),
    ids,
  };
}

const selectors = (sheet: CSSStyleSheet) =>
  [...sheet.cssRules].map((rule) => (rule as CSSStyleRule).selectorText).slice(0, -1);

beforeEach(() => {
  document.head.innerHTML = '';
});
afterEach(() => {
  document.head.innerHTML = '';
});

it('knows the classes of the linked sheet and keeps no style of its own', () => {
  pageWith(RULES);
  const internals = freshInternals();
  adoptSheet(document, internals);
  expect(internals.knows('sc-base-0', 'plain')).toBe(true);
  expect(internals.knows('sc-wide-0', 'wide')).toBe(true);
  expect(internals.knows('sc-wide-0', 'plain')).toBe(false);
  expect(internals.ids).toEqual(['left-out-1', 'sc-base-0', 'sc-wide-0']);
  expect(document.querySelectorAll('style')).toHaveLength(0);
});

it('puts a new rule of a component before those of the components that extend it', () => {
  const sheet = pageWith(RULES);
  const internals = freshInternals();
  adoptSheet(document, internals);
  internals.mainSheet.getTag().insertRules(2, ['.narrow{color:black}']);
  internals.mainSheet.getTag().insertRules(3, ['.wider{color:white}']);
  internals.mainSheet.getTag().insertRules(700, ['.last{color:white}']);
  expect(selectors(sheet)).toEqual(['.plain', '.plain:hover', '.narrow', '.wide', '.wider', '.last']);
});

it('after a browser left out a rule, new ones go into a sheet of their own', () => {
  const sheet = pageWith(RULES.filter((rule) => !rule.includes('hover')));
  const internals = freshInternals();
  adoptSheet(document, internals);
  internals.mainSheet.getTag().insertRules(2, ['.narrow{color:black}']);
  expect(internals.knows('sc-base-0', 'plain')).toBe(true);
  expect(selectors(sheet)).toEqual(['.plain', '.wide']);
  expect(document.querySelectorAll('style[data-styled="active"]')).toHaveLength(1);
});

it('without a linked sheet everything is as ever', () => {
  const internals = freshInternals();
  adoptSheet(document, internals);
  expect(internals.ids).toEqual([]);
  expect(document.querySelectorAll('style')).toHaveLength(0);
});

it('takes over what the page holds besides', () => {
  const rest = '.odd{color:pink}/*!sc*/\ndata-styled.g77[id="sc-base-0"]{content:"odd,"}/*!sc*/\n';
  const sheet = pageWith(RULES, `<style data-rest="true">${rest}</style>`);
  const internals = freshInternals();
  adoptSheet(document, internals);
  expect(internals.knows('sc-base-0', 'odd')).toBe(true);
  expect(selectors(sheet)).toEqual(['.plain', '.plain:hover', '.odd', '.wide']);
  expect(document.querySelectorAll('style')).toHaveLength(0);
});
