import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { demoAccount, logIn, type Credentials } from './accounts';
import type { Product } from './product/product';

export type ColorScheme = 'light' | 'dark';

export interface SignedIn {
  context: BrowserContext;
  page: Page;
}

/** Opens a browser in which somebody is logged in already; other journeys test the login. */
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
  return { context, page: await context.newPage() };
}
