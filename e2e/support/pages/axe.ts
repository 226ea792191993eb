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
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ within, runOnly }) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      // Content far below that is not drawn yet (content-visibility) has no colours, and axe would read it as black.
      const drawn = new CSSStyleSheet();
      drawn.replaceSync('* { content-visibility: visible !important }');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, drawn];
      // A frame is awaited in place: the browser does not know the helper that names a function of this file.
      const at = window.scrollY;
      window.scrollTo({ top: 0, behavior: 'instant' });
      await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
      const options = { iframes: false, resultTypes: ['violations' as const] };
      const { violations } = await run(within, { ...options, runOnly });
      // What the edge of the window or a bar cuts in two counts as too small, unless scrolling frees it.
      for (const small of violations.filter(({ id }) => id === 'target-size')) {
        const still = [];
        for (const node of small.nodes) {
          const element = document.querySelector(node.target.join(' '));
          element?.scrollIntoView({ block: 'center', behavior: 'instant' });
          await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
          const again = element && (await run(element, { ...options, runOnly: { type: 'rule', values: [small.id] } }));
          if (!again || again.violations.length > 0) still.push(node);
        }
        small.nodes = still;
      }
      window.scrollTo({ top: at, behavior: 'instant' });
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== drawn);
      const found = violations.filter(({ nodes }) => nodes.length > 0);
      return found.map(({ id, help, nodes }) => ({
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
