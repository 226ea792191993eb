import type { BrowserContext, Page, Response } from '@playwright/test';
import { readMatrix } from '../contract/access-matrix';
import { pageRoutes } from '../contract/page-routes';
import { measureClipping } from './clipping';
import type { Leftovers } from './leftovers';
import { readPage } from './page-text';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const landers = fileURLToPath(new URL('../../../landers', import.meta.url));

/** Steps and kinds that the matrix names by one of them only. */
const FURTHER = [
  '/complete-signup/1',
  '/complete-signup/2',
  '/complete-signup/3',
  '/complete-signup/4',
  '/complete-signup/complete',
  '/premium?code=none',
];

/** The path of every page of the access matrix, in which each route has its row, with the ids in place. */
export async function everyPage(ids: Record<string, string>): Promise<string[]> {
  const pages = new Set((await pageRoutes()).filter(({ layout }) => layout !== undefined).map(({ id }) => id));
  const paths = readMatrix()
    .filter(({ route, method }) => method === 'GET' && pages.has(route))
    .map(({ path }) => path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name]!));
  const named = readdirSync(landers, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^landing\d?$/.test(entry.name))
    .map(({ name }) => `/landers/${name}`);
  return [...new Set([...paths, ...named, ...FURTHER])];
}

export interface Walk {
  language: string;
  leftovers: Leftovers;
  /** Texts of the product, which no ellipsis may end. */
  labels: ReadonlySet<string>;
  /** Words on two lines are looked for, too: `npm test -- languages` does, the walk of each run does not yet. */
  torn: boolean;
}

/** Opens each path, and returns what is wrong, a line each. Pages to which several paths lead are looked at once. */
export async function walkPages(
  context: BrowserContext,
  origin: string,
  paths: readonly string[],
  walk: Walk,
): Promise<{ problems: string[]; visited: string[] }> {
  const page = await context.newPage();
  const visited = new Set<string>();
  const problems: string[] = [];
  for (const path of paths) {
    const response = await page.goto(origin + path, { waitUntil: 'domcontentloaded' });
    const { pathname } = new URL(page.url());
    const place = `${pathname}${path.includes('?') ? new URL(page.url()).search : ''}`;
    if (visited.has(place)) continue;
    visited.add(place);
    problems.push(...(await problemsOf(page, response, walk)).map((problem) => `${place}: ${problem}`));
  }
  await page.close();
  return { problems, visited: [...visited] };
}

export async function problemsOf(page: Page, response: Response | null, walk: Walk): Promise<string[]> {
  const problems: string[] = [];
  const header = response?.headers()['content-language'];
  if (header !== walk.language) problems.push(`Content-Language is ${header ?? 'missing'}`);
  await unfold(page);
  const text = await readPage(page);
  if (text.language !== walk.language) problems.push(`<html lang> is ${text.language}`);
  // A mail is in the language of its receiver.
  const isMail = new URL(page.url()).pathname.startsWith('/dev/mailbox');
  problems.push(...walk.leftovers.find(isMail ? { ...text, lines: [] } : text));
  const { problems: clipped, torn, shortened } = await measureClipping(page);
  const cutLabels = shortened
    .filter((label) => walk.labels.has(label))
    .map((label) => `a label ends in an ellipsis: “${label}”`);
  return [...problems, ...clipped, ...(walk.torn ? torn : []), ...cutLabels];
}

/** Draws what is far below, opens what is folded, and waits for the fonts. */
async function unfold(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const drawn = new CSSStyleSheet();
    drawn.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, drawn];
    for (const folded of document.querySelectorAll('main details')) folded.setAttribute('open', '');
    await document.fonts.ready;
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  });
}
