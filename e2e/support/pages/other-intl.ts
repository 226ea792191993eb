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

/** The texts and attributes of the page that this browser wrote. */
export function writtenHere(page: Page): Promise<string[]> {
  return page.evaluate((mark) => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) texts.push(...[...node.attributes].map(({ name, value }) => `${name}=${value}`));
      else if (node.parentElement?.tagName !== 'SCRIPT') texts.push(node.nodeValue ?? '');
    }
    return texts.filter((text) => text.includes(mark));
  }, MARK);
}
