import type { Page } from '@playwright/test';
import axe from 'axe-core';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export interface Violation {
  id: string;
  help: string;
  nodes: { target: string; html: string; message: string }[];
}

/**
 * What axe finds against WCAG 2.2 AA in a page, or in a part of it. It reads the page's own frame alone: the field's
 * usual helper runs in every frame and on a page of its own, which costs seconds where there is nothing to gain.
 */
export async function axeViolations(page: Page, within = 'html'): Promise<Violation[]> {
  await page.evaluate(axe.source);
  return page.evaluate(
    async ({ within, runOnly }) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      // What waits far below to be drawn (content-visibility) has no colours yet, and axe would read it as black.
      const drawn = new CSSStyleSheet();
      drawn.replaceSync('* { content-visibility: visible !important }');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, drawn];
      await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
      const { violations } = await run(within, { iframes: false, runOnly, resultTypes: ['violations'] });
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== drawn);
      return violations.map(({ id, help, nodes }) => ({
        id,
        help,
        nodes: nodes.map(({ target, html, any }) => ({
          target: target.join(' '),
          html,
          message: any[0]?.message ?? '',
        })),
      }));
    },
    { within, runOnly: WCAG },
  );
}

/** The same in lines to compare with an empty list: rule and places. */
export async function axeProblems(page: Page): Promise<string[]> {
  return (await axeViolations(page)).map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
}
