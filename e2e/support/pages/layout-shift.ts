import type { BrowserContext, Page } from '@playwright/test';

/** What moved, and by which score. */
export interface Shift {
  value: number;
  what: string;
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Observes every page of the context from its first frame on. */
export async function watchShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const shifts: Shift[] = [];
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      if (!element) return 'something';
      const text = (element.textContent ?? '').trim().slice(0, 30);
      return `${element.tagName.toLowerCase()}${element.id ? `#${element.id}` : ''} "${text}"`;
    };
    const describe = ({ x, y, width, height }: DOMRectReadOnly) =>
      `${Math.round(width)} x ${Math.round(height)} at ${Math.round(x)}, ${Math.round(y)}`;
    const note = (entries: PerformanceEntryList) => {
      for (const { value, hadRecentInput, sources } of entries as LayoutShift[]) {
        if (hadRecentInput) continue;
        const what = sources.map(
          ({ node, previousRect: from, currentRect: to }) => `${nameOf(node)} ${describe(from)} -> ${describe(to)}`,
        );
        shifts.push({ value, what: what.join('; ') });
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, {
      readShifts: () => {
        note(observer.takeRecords());
        return shifts;
      },
    });
  });
}

/** All shifts since the page was opened: a sum that is never below the score CLS, which counts the worst five seconds. */
export async function shiftsOf(page: Page): Promise<{ score: number; shifts: Shift[] }> {
  const shifts = await page.evaluate(() => (window as unknown as { readShifts: () => Shift[] }).readShifts());
  return { score: shifts.reduce((sum, { value }) => sum + value, 0), shifts };
}

/** Waits until what is on the screen has come: fonts and pictures, and the two frames in which they are drawn. */
export function settle(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const seen = [...document.images].filter((image) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect();
      const inside = bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
      return inside && width > 0 && image.checkVisibility({ contentVisibilityAuto: true });
    });
    await Promise.all(seen.map((image) => image.decode().catch(() => {})));
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  });
}

/** Scrolls a page to its end, a screen at a time, and waits for each. */
export async function readToTheEnd(page: Page): Promise<void> {
  await settle(page);
  for (;;) {
    const moved = await page.evaluate(() => {
      const before = window.scrollY;
      window.scrollBy({ top: window.innerHeight * 0.8, behavior: 'instant' });
      return window.scrollY > before;
    });
    if (!moved) return;
    await settle(page);
  }
}
