import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { axeViolations } from '../pages/axe';
import type { PlannedPage } from './audited-routes';
import type { Viewer } from './viewers';

export const WIDTHS = [390, 1280] as const;
export const SCHEMES = ['light', 'dark'] as const;

/** How a page is looked at. */
export interface View {
  width: (typeof WIDTHS)[number];
  scheme: (typeof SCHEMES)[number];
}

/** In an order in which neighbours differ in one thing. */
export const ALL_VIEWS: readonly View[] = [
  { width: 390, scheme: 'light' },
  { width: 390, scheme: 'dark' },
  { width: 1280, scheme: 'dark' },
  { width: 1280, scheme: 'light' },
];

export interface AccessibilityFinding {
  page: string;
  view: string;
  /** A rule of axe, `sideways`, `motion`, or what is wrong with the page itself. */
  rule: string;
  /** Where, or what. */
  detail: string;
}

/** Axe reads the colours at once, and those of an element that fades in are wrong for a moment: motion is reduced. */
export const AUDIT_OPTIONS: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  locale: 'en-GB',
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
};

export const viewName = ({ width, scheme }: View) => `${width} px, ${scheme}`;

/** The page with the ids of the viewer; undefined if the brand has no such page. */
export function pathFor({ path, brands }: PlannedPage, slug: string, { ids }: Viewer): string | undefined {
  if (brands && !brands.includes(slug)) return undefined;
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  if (names.some((name) => ids[name] === undefined)) return undefined;
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name]!);
}

/** Gives a context the session of a viewer who has answered the question at the entrance. */
export async function becomeViewer(context: BrowserContext, url: string, { cookies }: Viewer): Promise<void> {
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url })));
  await enter(context, url);
  // The compiler of the commands gives functions that run in the page their names by this one.
  await context.addInitScript('globalThis.__name = (target) => target');
  // A film has no text, and takes longer than all the rest.
  await context.route(/\.(?:webm|mp4)(?:\?|$)/, (route) => route.abort());
}

const ENTERED = 'hide-site-entry';
const enter = (context: BrowserContext, url: string) => context.addCookies([{ name: ENTERED, value: '1', url }]);

/** Opens a page, and returns what is wrong with it in each of the views. */
export async function auditPage(
  page: Page,
  origin: string,
  path: string,
  { atEntrance, status = 200 }: Pick<PlannedPage, 'atEntrance' | 'status'>,
  views: readonly View[],
): Promise<AccessibilityFinding[]> {
  const findings: AccessibilityFinding[] = [];
  const context = page.context();
  if (atEntrance) await context.clearCookies({ name: ENTERED });
  await setView(page, views[0]!);
  const response = await page.goto(origin + path);
  const note = (view: View, rule: string, detail: string) =>
    findings.push({ page: path, view: viewName(view), rule, detail });
  if (response?.status() !== status) note(views[0]!, 'status', `${response?.status()}, not ${status}`);
  const { pathname } = new URL(page.url());
  if (pathname !== new URL(path, origin).pathname) note(views[0]!, 'redirect', `leads to ${pathname}`);
  for (const view of views) {
    await setView(page, view);
    for (const { id, nodes } of await axeViolations(page)) {
      for (const { target, message } of nodes) note(view, id, `${target}: ${message}`);
    }
    const { sideways, moving } = await page.evaluate(measure);
    if (sideways > 0) note(view, 'sideways', `scrolls sideways by ${sideways} px`);
    for (const name of moving) note(view, 'motion', `${name} moves though motion is to be reduced`);
  }
  if (atEntrance) await enter(context, origin);
  return findings;
}

async function setView(page: Page, { width, scheme }: View): Promise<void> {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 844 });
  await page.emulateMedia({ colorScheme: scheme });
}

/** Runs in the page. */
function measure(): { sideways: number; moving: string[] } {
  const moving = document.getAnimations().filter((animation) => {
    const { iterations, duration } = animation.effect?.getComputedTiming() ?? {};
    // A hundredth of a second is how motion is reduced.
    return animation.playState === 'running' && (iterations === Infinity || Number(duration) > 20);
  });
  const nameOf = ({ effect }: Animation) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    return target ? `<${target.localName}> “${(target.textContent ?? '').trim().slice(0, 40)}”` : 'something';
  };
  return { sideways: document.documentElement.scrollWidth - window.innerWidth, moving: moving.map(nameOf) };
}
