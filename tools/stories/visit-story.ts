import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { axeViolations } from '../../e2e/support/pages/axe';
import type { Visit } from './visit-plan';

/** Longer than any story with its play function takes on a busy machine. */
const PATIENCE_MS = 20_000;
/**
 * With many widths, axe only checks a phone and a desktop: colours and names do not differ between them, and axe is
 * slow.
 */
const READ_AT = new Set([390, 1280]);
const WATCH = fileURLToPath(new URL('watch-render.mjs', import.meta.url));

/** The result that watch-render.mjs leaves in the page. */
interface Rendered {
  errors: string[];
}

/** A page that collects the errors of its stories; it is used for one visit after the other. */
export interface StoryPage {
  page: Page;
  complaints: string[];
}

export async function openStoryPage(page: Page): Promise<StoryPage> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    // The browser's message for a missing file lacks the file name.
    const file = message.text().startsWith('Failed to load') ? ` (${new URL(message.location().url).pathname})` : '';
    complaints.push(`console: ${message.text()}${file}`);
  });
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
  page.on('requestfailed', (request) => {
    // Requests that the browser cancels itself when the next story is opened are not problems.
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
    complaints.push(`asked in vain for ${new URL(request.url()).pathname}`);
  });
  await page.addInitScript({ path: WATCH });
  return { page, complaints };
}

/** All problems of this story with these settings; empty when there are none. */
export async function visitStory({ page, complaints }: StoryPage, origin: string, visit: Visit): Promise<string[]> {
  complaints.length = 0;
  await setWidth(page, visit.widths[0]!);
  await page.emulateMedia({ colorScheme: visit.scheme, reducedMotion: 'reduce' });
  await page.goto(urlOf(origin, visit));
  const rendered = await waitUntilRendered(page);
  if (!rendered) return [`was not finished within ${PATIENCE_MS / 1000} s`, ...complaints];
  const problems = [...rendered.errors];
  for (const width of visit.widths) {
    if (width !== visit.widths[0]) await setWidth(page, width);
    problems.push(...(await sidewaysScroll(page)), ...(await squeezedIcons(page)));
    if (visit.widths.length === 1 || READ_AT.has(width)) problems.push(...(await inaccessible(page, visit)));
  }
  return [...new Set([...problems, ...complaints].map(firstLine))];
}

/** The message of a failed query is followed by the whole page. */
const firstLine = (problem: string) => (problem.split('\n')[0] ?? '').slice(0, 300);

const setWidth = (page: Page, width: number) => page.setViewportSize({ width, height: width < 700 ? 844 : 900 });

export function urlOf(origin: string, { id, docs, brand, niche, scheme, locale }: Visit): string {
  // The addon's own accessibility check is switched off, because this one applies the same standard as the journeys.
  const globals = `brand:${brand};niche:${niche};scheme:${scheme};locale:${locale};a11y.manual:!true`;
  return `${origin}/iframe.html?id=${id}&viewMode=${docs ? 'docs' : 'story'}&globals=${globals}`;
}

async function waitUntilRendered(page: Page): Promise<Rendered | undefined> {
  const found = await page
    .waitForFunction(() => (window as { storyRendered?: Rendered }).storyRendered, undefined, {
      timeout: PATIENCE_MS,
      polling: 20,
    })
    .catch(() => undefined);
  if (!found) return undefined;
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return found.jsonValue();
}

async function sidewaysScroll(page: Page): Promise<string[]> {
  const [over, width] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth - clientWidth, clientWidth] as const;
  });
  return over > 0 ? [`scrolls sideways by ${over} px at ${width} px`] : [];
}

/** Icons are drawn in a square; a flex container that is too narrow shrinks them unless they may not shrink. */
async function squeezedIcons(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const squeezed = [...document.querySelectorAll('svg[viewBox="0 0 24 24"]')].filter((svg) => {
      const { clientWidth, clientHeight } = svg;
      // The content of closed menus has no layout.
      const shown = svg.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true });
      return shown && Math.abs(clientWidth - clientHeight) > 1;
    });
    return squeezed.map((svg) => `an icon is squeezed beside "${svg.parentElement?.textContent?.trim()}"`);
  });
}

async function inaccessible(page: Page, { docs }: Visit): Promise<string[]> {
  // On documentation pages only the content is checked; the frame around it belongs to Storybook.
  const violations = await axeViolations(page, docs ? '.sbdocs-content' : undefined);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.slice(0, 3).map(({ target, message }) => `axe ${id}: ${help} (${target}) ${message}`.trim()),
  );
}
