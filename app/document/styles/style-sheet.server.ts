import { LRUCache } from 'lru-cache';
import { __PRIVATE__, ServerStyleSheet, version } from 'styled-components';
import type { ComponentSheet } from './component-sheet.server';

/** By component and class. The limit covers all pages of all brands, with room for dynamic values. */
const compiled = new LRUCache<string, string[]>({ max: 5000 });

/** Styles of the whole page, which only pages that show the component may have, so the shared sheet holds none. */
const isGlobal = (id: string) => id.startsWith('sc-global-');

/**
 * Reuses the rules compiled for earlier responses, which saves a tenth of the time of a page. A class is named by the
 * hash of its CSS, so the same class of the same component has the same rules. With the component sheet the page itself
 * holds only what the sheet lacks.
 */
export function openStyleSheet(shared?: ComponentSheet): ServerStyleSheet {
  const sheet = new ServerStyleSheet();
  const { instance } = sheet;
  const has = instance.hasNameForId.bind(instance);
  const insert = instance.insertRules.bind(instance);
  instance.insertRules = (id, name, rules) => {
    compiled.set(`${id} ${name}`, rules);
    insert(id, name, rules);
  };
  const hasCompiled = (id: string, name: string) => {
    const rules = compiled.get(`${id} ${name}`);
    if (rules) insert(id, name, rules);
    return rules !== undefined;
  };
  instance.hasNameForId = (id, name) => has(id, name) || hasCompiled(id, name);
  return shared ? withoutShared(sheet, shared) : sheet;
}

/** The components of a page whose styles no shared sheet holds. */
const ownStyles = ({ instance }: ServerStyleSheet) =>
  [...instance.names].filter(([id, names]) => names.size > 0 && !isGlobal(id));

export const hasOwnStyles = (sheet: ServerStyleSheet): boolean => ownStyles(sheet).length > 0;

const { registerId: groupOf } = __PRIVATE__.StyleSheet;

/** The sheet of a page that links the component sheet. */
function withoutShared(sheet: ServerStyleSheet, shared: ComponentSheet): ServerStyleSheet {
  const { instance } = sheet;
  const used: [id: string, name: string, rules: string[]][] = [];
  const has = instance.hasNameForId;
  instance.hasNameForId = (id, name) => {
    const rules = shared.rulesOf(id, name);
    if (!rules) return has(id, name);
    used.push([id, name, rules]);
    return true;
  };
  sheet.getStyleTags = () => {
    const missing = ownStyles(sheet);
    for (const [id, names] of missing) for (const name of names) shared.onMissing(id, name);
    // What stands in the page comes after the shared sheet. There, a component that extends the missing one must win as
    // ever, so the rules of all components defined later follow once more.
    const first = Math.min(...missing.map(([id]) => groupOf(id)));
    for (const [id, name, rules] of used)
      if (groupOf(id) > first && !has(id, name)) instance.insertRules(id, name, rules);
    const rules = rulesIn(instance);
    return rules && `<style data-rest="true" data-styled-version="${version}">${rules}</style>`;
  };
  return sheet;
}

const SEPARATOR = '/*!sc*/\n';

/**
 * What styled-components' own `toString` returns, which asks all components of the product for their rules, while a page
 * that links the component sheet has those of hardly one. A test compares the two.
 */
export function rulesIn(instance: ServerStyleSheet['instance']): string {
  const tag = instance.getTag();
  return [...instance.names]
    .map(([id, names]) => ({ id, names, group: groupOf(id) }))
    .sort((a, b) => a.group - b.group)
    .map(({ id, names, group }) => {
      const rules = names.size > 0 ? tag.getGroup(group) : '';
      const list = [...names].map((name) => (name ? `${name},` : '')).join('');
      return rules && `${rules}data-styled.g${group}[id="${id}"]{content:"${list}"}${SEPARATOR}`;
    })
    .join('');
}
