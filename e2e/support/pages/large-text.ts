import type { Page } from '@playwright/test';

/**
 * Sets the size of text as a person does in the settings of the browser, where 16 is the default. Zoom is something
 * else: it makes the screen smaller too, so that a page that works at 320 px passes it unseen.
 */
export async function setTextSize(page: Page, pixels: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } });
}

/** The entries of the open menu that lie over the one before them. */
export function entriesOverEachOther(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const entries = [...document.querySelectorAll('details[open] > :not(summary) :is(a, button)')];
    const boxes = entries.map((entry) => entry.getBoundingClientRect());
    if (entries.length < 2) throw new Error('no menu is open');
    return entries
      .filter((_, at) => at > 0 && boxes[at]!.top < boxes[at - 1]!.bottom - 1)
      .map((entry) => (entry.textContent ?? '').trim());
  });
}

/** What a person with large text on a narrow screen would stumble over, each as a line; a page without is good. */
export function reflowProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wide = document.documentElement.clientWidth;
    const problems: string[] = [];
    const named = (element: Element) => {
      const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
      return `<${element.localName}> “${text}”`;
    };
    const shown = (element: Element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      // Hidden from sight only: a pixel that holds words for screen readers.
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { width, height } = at.getBoundingClientRect();
        if (width <= 1 && height <= 1 && getComputedStyle(at).overflow === 'hidden') return false;
      }
      return true;
    };
    /** A row that scrolls by itself, or one that ends in an ellipsis, is meant to hold more than it shows. */
    const heldBack = (element: Element) => {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(at);
        if (['auto', 'scroll'].includes(overflowX) || (overflowX === 'hidden' && textOverflow === 'ellipsis'))
          return true;
      }
      return false;
    };

    const beyond = document.documentElement.scrollWidth - wide;
    if (beyond > 0) problems.push(`scrolls sideways by ${beyond} px`);

    const pen = document.createElement('canvas').getContext('2d')!;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const parent = text.parentElement!;
      if (parent.closest('script, style, noscript, option, textarea, title') || !shown(parent)) continue;
      // An address may break anywhere.
      if (parent.closest('a[href^="mailto:"], a[href^="tel:"], .whole, code')) continue;
      for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{M}\p{N}’\u00AD]+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const pieces = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (pieces.length === 0) continue;
        const [first] = pieces;
        const torn = pieces.some(({ top }) => Math.abs(top - first!.top) > first!.height / 2);
        const style = getComputedStyle(parent);
        pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
        // A word wider than the screen is for the browser to hyphenate, where it knows the language, or has soft hyphens.
        const fits = pen.measureText(word).width <= wide - 32;
        if (torn && !word.includes('\u00AD') && (fits || style.hyphens !== 'auto'))
          problems.push(`torn: “${word}” in ${named(parent)}`);
        const outside = pieces.some(({ left, right }) => left < -1 || right > wide + 1);
        if (outside && !heldBack(parent)) problems.push(`beyond the edge: “${word}” in ${named(parent)}`);
      }
    }

    for (const control of document.querySelectorAll('a[href], button, input, select, textarea, summary')) {
      // The label is what is pressed where a box is drawn over it; a link within a sentence is as high as its line.
      const target = (control instanceof HTMLInputElement && control.closest('label')) || control;
      if (control instanceof HTMLInputElement && control.type === 'hidden') continue;
      if (!shown(target) || getComputedStyle(target).display === 'inline') continue;
      // An address stands in a sentence; the link of a card reaches over all of it.
      if (control.matches('a[href^="mailto:"], a[href^="tel:"]')) continue;
      if (getComputedStyle(control, '::after').position === 'absolute') continue;
      const { left, right, width, height } = target.getBoundingClientRect();
      const isField = control.matches('input, select, textarea');
      if (isField && (left < -1 || right > wide + 1) && !heldBack(target.parentElement!)) {
        problems.push(`beyond the edge: ${named(target)}`);
      }
      if (width < 24 || height < 24) {
        problems.push(`small: ${named(target)} is ${Math.round(width)} by ${Math.round(height)} px`);
      }
    }
    return [...new Set(problems)];
  });
}

/** What keeps the links of a bar from being pressed: outside the screen, behind something else, or too small. */
export function unreachable(page: Page, bar: string): Promise<string[]> {
  return page.getByRole('navigation', { name: bar }).evaluate((nav) =>
    [...nav.querySelectorAll('a')].flatMap((link) => {
      const { left, right, top, bottom, width, height } = link.getBoundingClientRect();
      const inside = left >= -0.5 && right <= innerWidth + 0.5 && top >= 0 && bottom <= innerHeight + 0.5;
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const good = inside && width >= 24 && height >= 24 && hit !== null && link.contains(hit);
      return good ? [] : [link.textContent ?? ''];
    }),
  );
}
