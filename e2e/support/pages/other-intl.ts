import type { BrowserContext, Page } from '@playwright/test';

/** Begins everything that the browser's Intl writes, so that nothing is what the server wrote. */
export const MARK = '◊';

/** A browser that writes every number, date, time, range, list and name otherwise than the server. */
export async function writeOtherwise(context: BrowserContext): Promise<void> {
  await context.addInitScript(markEverything, MARK);
}

/** Runs in the page before its scripts. */
function markEverything(mark: string): void {
  const marked = (written: unknown) =>
    typeof written === 'string'
      ? mark + written
      : (written as { value: string }[]).map((part) => ({ ...part, value: mark + part.value }));
  type Method = (this: unknown, ...values: unknown[]) => unknown;
  const wrap = (method: Method): Method =>
    function (...values) {
      return marked(method.apply(this, values));
    };
  const { NumberFormat, DateTimeFormat, RelativeTimeFormat, ListFormat, DisplayNames } = Intl;
  for (const { prototype } of [NumberFormat, DateTimeFormat, RelativeTimeFormat, ListFormat, DisplayNames]) {
    for (const name of ['format', 'formatToParts', 'formatRange', 'formatRangeToParts', 'of']) {
      const found = Object.getOwnPropertyDescriptor(prototype, name);
      // `format` of numbers and dates is a getter of a function that needs no `this`.
      if (found?.get) {
        const { get } = found;
        Object.defineProperty(prototype, name, {
          ...found,
          get: function () {
            return wrap(get.call(this) as Method);
          },
        });
      } else if (found) Object.defineProperty(prototype, name, { ...found, value: wrap(found.value as Method) });
    }
  }
  for (const prototype of [Number.prototype, BigInt.prototype, Date.prototype])
    for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']) {
      const found = Object.getOwnPropertyDescriptor(prototype, name);
      if (found) Object.defineProperty(prototype, name, { ...found, value: wrap(found.value as Method) });
    }
}

/**
 * The texts and attributes that the server wrote and this browser has replaced by its own. Parts that only the browser
 * renders are its own business. Texts are compared by their words, because two versions of Intl may disagree about the rest.
 */
export function replacedHere(page: Page, html: string): Promise<string[]> {
  return page.evaluate(
    ([mark, sent]) => {
      const textsOf = (root: Document) => {
        const texts: string[] = [];
        const walker = root.createTreeWalker(root.documentElement, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          if (node instanceof Element) texts.push(...[...node.attributes].map(({ name, value }) => `${name}=${value}`));
          else if (node.parentElement?.tagName !== 'SCRIPT') texts.push(node.nodeValue ?? '');
        }
        return texts;
      };
      const wordsOf = (text: string) => text.replaceAll(mark, '').replaceAll(/[\d\s.,'’]/g, '');
      const written = new Set(textsOf(new DOMParser().parseFromString(sent, 'text/html')).map(wordsOf));
      return textsOf(document).filter((text) => text.includes(mark) && written.has(wordsOf(text)));
    },
    [MARK, html] as const,
  );
}
