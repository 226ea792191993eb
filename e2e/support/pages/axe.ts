import type { Page } from '@playwright/test';
import axe from 'axe-core';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export interface Violation {
  id: string;
  help: string;
  nodes: { target: string; html: string; message: string }[];
}

/**
 * The violations of WCAG 2.2 AA that axe finds in a page or in a part of it. It reads only the main frame: the usual
 * helper runs in every frame and in a separate page, which costs seconds without any benefit here.
 */
export async function axeViolations(page: Page, within = 'html'): Promise<Violation[]> {
  await page.evaluate(axe.source);
  return page.evaluate(
    async ({ within, runOnly }) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      // Content far below that is not drawn yet (content-visibility) has no colours, and axe would read it as black.
      const drawn = new CSSStyleSheet();
      drawn.replaceSync('* { content-visibility: visible !important }');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, drawn];
      // What the edge of the window or a bar cuts in two counts as too small to be touched.
      const at = window.scrollY;
      window.scrollTo({ top: 0, behavior: 'instant' });
      await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
      const { violations } = await run(within, { iframes: false, runOnly, resultTypes: ['violations'] });
      window.scrollTo({ top: at, behavior: 'instant' });
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

/** The violations as lines with rule and places, to be compared with an empty list. */
export async function axeProblems(page: Page): Promise<string[]> {
  return (await axeViolations(page)).map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
}
