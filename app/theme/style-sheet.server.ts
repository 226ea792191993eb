import { LRUCache } from 'lru-cache';
import { ServerStyleSheet } from 'styled-components';

/**
 * Maps component and class to its compiled rules. The limit covers all pages of all brands, with room for dynamic
 * values.
 */
const compiled = new LRUCache<string, string[]>({ max: 5000 });

/**
 * Opens a style sheet for one response that reuses the rules compiled for earlier responses. A class is named by the
 * hash of its CSS, so the same class of the same component has the same rules; compiling them again would take a tenth
 * of the time of a page.
 */
export function openStyleSheet(): ServerStyleSheet {
  const sheet = new ServerStyleSheet();
  const { instance } = sheet;
  const has = instance.hasNameForId.bind(instance);
  const insert = instance.insertRules.bind(instance);
  instance.insertRules = (id, name, rules) => {
    compiled.set(`${id} ${name}`, rules);
    insert(id, name, rules);
  };
  instance.hasNameForId = (id, name) => {
    if (has(id, name)) return true;
    const rules = compiled.get(`${id} ${name}`);
    if (rules) insert(id, name, rules);
    return rules !== undefined;
  };
  return sheet;
}
