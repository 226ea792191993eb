import type { Page } from '@playwright/test';

/** With less between them, two words of the tab bar read as one; less than half of it is left at the edges. */
const APART = 6;

/** The words of the tab bar that stand too close to each other or to an edge of the screen, each as a line. */
export function crowdedTabs(page: Page): Promise<{ words: number; problems: string[] }> {
  return page.evaluate((apart) => {
    const all = [...document.querySelectorAll('nav a > .word')].map((word) => {
      const range = document.createRange();
      range.selectNodeContents(word);
      return { text: word.textContent, fixed: getComputedStyle(word.closest('nav')!).position, ...box(range) };
    });
    const tabs = all.filter(({ fixed, left, right }) => fixed === 'fixed' && right - left > 1);
    const gaps = tabs.flatMap(({ text, left }, at) => {
      const before = tabs[at - 1];
      const gap = Math.round(left - (before?.right ?? 0));
      const least = before ? apart : apart / 2;
      return gap < least ? [`${gap} px before “${text}”`] : [];
    });
    const last = tabs.at(-1);
    const rest = Math.round(document.documentElement.clientWidth - (last?.right ?? 0));
    return { words: tabs.length, problems: rest < apart / 2 ? [...gaps, `${rest} px after “${last?.text}”`] : gaps };

    function box(range: Range): { left: number; right: number } {
      const { left, right } = range.getBoundingClientRect();
      return { left, right };
    }
  }, APART);
}
