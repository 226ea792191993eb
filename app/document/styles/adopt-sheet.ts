import { readTable, type NamedComponent } from './name-table';
import { reviveSheets, type SheetOwner } from './revive-sheets';

/** The parts of styled-components' own sheet that are needed here (its export `__PRIVATE__`). */
export interface StyledInternals {
  StyleSheet: { registerId: (id: string) => number };
  mainSheet: {
    registerName: (id: string, name: string) => void;
    getTag: () => { tag: RuleTag; insertRules: (group: number, rules: string[]) => void };
  };
}

/** Where styled-components puts its rules; its own implementations write into a <style>. */
interface RuleTag extends SheetOwner {
  length: number;
  insertRule: (index: number, rule: string) => boolean;
  deleteRule: (index: number) => void;
  getRule: (index: number) => string;
}

/**
 * Lets styled-components take over the linked component sheet: it knows the names in it and adds every further rule to
 * the same sheet, at the place of the rule's component, so that what extends a component still wins over it. Runs before
 * the first component is defined, because the order of definitions would otherwise decide. Without the sheet (visitors'
 * pages, development, a failed request) nothing changes. The rules that the server wrote into the page follow at the end.
 */
export function adoptSheet(page: Document, internals: StyledInternals): void {
  const link = page.querySelector<HTMLLinkElement>('link[data-components]');
  const sheet = link?.sheet;
  if (sheet) takeOver(sheet, internals);
  const rest = page.querySelector('style[data-rest]');
  if (rest) addRest(rest, internals);
  reviveSheets(page, () => internals.mainSheet.getTag().tag);
}

/** In styled-components' own form: after the rules of a component a marker with its id and its classes. */
function addRest(rest: Element, { StyleSheet, mainSheet }: StyledInternals): void {
  let rules: string[] = [];
  for (const part of (rest.textContent ?? '').split('/*!sc*/')) {
    const [, id, names] = /^\s*data-styled\.g\d+\[id="([^"]+)"\]\{content:"([^"]*)"\}/.exec(part) ?? [];
    if (id === undefined) {
      if (part.trim() !== '') rules.push(part.trim());
      continue;
    }
    for (const name of names!.split(',').filter(Boolean)) mainSheet.registerName(id, name);
    mainSheet.getTag().insertRules(StyleSheet.registerId(id), rules);
    rules = [];
  }
  rest.remove();
}

function takeOver(sheet: CSSStyleSheet, { StyleSheet, mainSheet }: StyledInternals): void {
  const last = sheet.cssRules[sheet.cssRules.length - 1] as CSSStyleRule | undefined;
  const components = readTable(last?.style.getPropertyValue('--names') ?? '');
  registerInOrder(components, StyleSheet.registerId);
  const total = components.reduce((sum, { rules }) => sum + rules, 0);
  for (const { id, names } of components) for (const name of names) mainSheet.registerName(id, name);
  // A browser leaves out rules that it does not understand. Then nobody knows whose rules the others are, and later rules
  // go into a sheet of their own.
  if (total !== sheet.cssRules.length - 1) return;
  const grouped = mainSheet.getTag();
  const own = elementOf(grouped.tag);
  grouped.tag = { length: 0, insertRule: () => true, deleteRule: () => {}, getRule: () => '' };
  for (const { group, rules } of components) grouped.insertRules(group, Array<string>(rules).fill(''));
  grouped.tag = tagOf(sheet, total);
  own?.remove();
}

/** styled-components numbers components as they come, so those of which the sheet holds nothing are filled in. */
function registerInOrder(components: readonly NamedComponent[], register: (id: string) => number): void {
  let next = 1;
  for (const { id, group } of components) {
    while (next < group) register(`left-out-${next++}`);
    register(id);
    next += 1;
  }
}

/** The element of the tag that styled-components opened for itself. */
const elementOf = (tag: RuleTag): Element | undefined => (tag as RuleTag & { element?: Element }).element;

function tagOf(sheet: CSSStyleSheet, length: number): RuleTag & { sheet: CSSStyleSheet } {
  return {
    sheet,
    length,
    insertRule(index, rule) {
      try {
        this.sheet.insertRule(rule, index);
      } catch {
        return false;
      }
      this.length += 1;
      return true;
    },
    deleteRule(index) {
      this.sheet.deleteRule(index);
      this.length -= 1;
    },
    getRule(index) {
      return this.sheet.cssRules[index]?.cssText ?? '';
    },
  };
}
