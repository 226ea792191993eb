import { LRUCache } from 'lru-cache';
import { ServerStyleSheet } from 'styled-components';

/** Component and class -> its rules as they are sent. As many as all pages of all brands have, and room for values. */
const compiled = new LRUCache<string, string[]>({ max: 5000 });

/**
 * A style sheet for one answer that takes over the rules earlier answers compiled. A class is named by the hash of its
 * CSS, so the same name of the same component stands for the same rules; compiling them anew is a tenth of a page.
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
