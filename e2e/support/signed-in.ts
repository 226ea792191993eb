import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { demoAccount, logIn, type Credentials } from './accounts';
import type { Product } from './product/product';

export type ColorScheme = 'light' | 'dark';

export interface SignedIn {
  context: BrowserContext;
  page: Page;
}

/** Opens a browser in which someone is logged in already; other journeys test the login. */
export async function openSignedIn(
  browser: Browser,
  product: Product,
  slug: string,
  who: Credentials | 'free' | 'premium',
  options: BrowserContextOptions = {},
): Promise<SignedIn> {
  const credentials = typeof who === 'string' ? demoAccount(slug, who) : who;
  const { cookies } = await logIn(product, slug, credentials);
  const context = await browser.newContext(options);
  const url = product.origin(slug);
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url })));
  if (options.javaScriptEnabled !== false) context.on('page', readsFirst);
  return { context, page: await context.newPage() };
}

/** Longer than any page takes; one that is meant to stay without scripts is used as it is. */
const LONGEST_WAIT_MS = 5000;

/**
 * Someone who reads a page before using it: the scripts, which come after its pictures, have taken it over by then. What
 * a press does before that is what it does without JavaScript, which other journeys test.
 */
function readsFirst(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil === undefined)
      await page.waitForFunction(isAwake, undefined, { timeout: LONGEST_WAIT_MS }).catch(() => {});
    return response;
  };
}

const isAwake = () =>
  document.querySelector('link[data-rel="modulepreload"]') === null ||
  Object.keys(document.body).some((key) => key.startsWith('__reactProps'));
