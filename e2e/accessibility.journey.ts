import { expect, test } from '@playwright/test';
import { inTurn } from '../scripts/test/turn.mjs';
import { axeProblems } from './support/pages/axe';
import { DEMO_PASSWORD } from './support/member';
import { NICHE_BRANDS } from './support/product/niche-brands';
import { textsOf } from './support/pages/texts';
import { startProduct, type Product } from './support/product/product';

/**
 * Runs axe on every page in the theme of every niche, light and dark, at phone and desktop width, in selected
 * combinations. Each run tests a third of the niches; which third depends on the commit.
 */
let product: Product;

test.beforeAll(async () => {
  product = await startProduct({ brands: NICHE_BRANDS });
});
test.afterAll(async () => product.stop());

const VISITOR_PAGES = [
  '/',
  '/login',
  '/signup',
  '/members',
  '/lang-config',
  '/pricing',
  '/pages/return-policy',
  '/pages/terms',
  '/pages/privacy',
  '/pages/faq',
  '/pages/service',
  '/pages/notice',
  '/pages/cookies',
  '/pages/trust',
  '/pages/ban',
  '/pages/accessibility',
  '/reset-password',
  '/pages/trust',
  '/complaints',
  '/nobody-has-this',
];
const MEMBER_PAGES = [
  '/members',
  '/likes',
  '/likes/received',
  '/chats',
  '/credits',
  '/credits/100',
  '/premium',
  '/transactions',
  '/withdrawal',
  '/credits/limits',
  '/notifications/email-address',
  '/notifications/password',
  '/notifications/passkeys',
  '/notifications',
  '/notifications/leave',
  '/account-deleted',
  '/notifications/messages',
  '/notifications/consents',
  '/notifications/passkeys',
  '/notifications/data',
  '/notifications/about-me',
  '/notifications/sessions',
  '/notifications/visibility',
  '/complete-signup/1',
  '/complete-signup/2',
  '/complete-signup/3',
  '/complete-signup/4',
  '/complete-signup/complete',
];

/** Each brand gets half of the pages, so each page is tested in three or four themes. */
const everySecond = (pages: string[], at: number) => pages.filter((_, place) => (place + at) % 2 === 0);

for (const [at, slug] of inTurn([...NICHE_BRANDS.entries()], 3)) {
  // Widths and schemes alternate over the brands, so that every theme and every combination of the two occurs.
  const width = at % 2 === 0 ? 390 : 1280;
  const colorScheme = at % 4 < 2 ? 'light' : 'dark';
  test(`${slug} at ${width} px, ${colorScheme}`, async ({ browser }) => {
    // Axe reads the colours at once, and those of an element that fades in are wrong for a moment.
    const options = {
      viewport: { width, height: 844 },
      colorScheme,
      locale: 'en-GB',
      reducedMotion: 'reduce',
    } as const;
    const context = await browser.newContext(options);
    const page = await context.newPage();
    const origin = product.origin(slug);
    const check = async (path: string) => {
      await page.goto(origin + path);
      expect(await axeProblems(page), path).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${path} does not scroll sideways`).toBeLessThanOrEqual(0);
    };
    for (const path of everySecond(VISITOR_PAGES, at)) await check(path);
    await page.goto(`${origin}/login`);
    const t = textsOf((await page.locator('html').getAttribute('lang')) ?? 'en');
    const dialog = page.getByRole('dialog').getByRole('button');
    if (await dialog.count()) await dialog.first().click();
    await page.locator('input[name="email"]').fill(`mark@${slug}.example`);
    await page.locator('input[name="password"]').fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: t('account.login-button'), exact: true }).click();
    await page.waitForURL(/\/members/);
    for (const path of everySecond(MEMBER_PAGES, at)) await check(path);
    await page.goto(`${origin}/chats`);
    await check(
      new URL((await page.locator('a[href^="/chats/"]').first().getAttribute('href')) ?? '/chats', origin).pathname,
    );
    await context.close();
  });
}
