import { expect, test, type Page } from '@playwright/test';
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
  '/appearance',
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
  '/account-deleted',
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
  '/notifications/messages',
  '/notifications/consents',
  '/notifications/terms',
  '/notifications/data',
  '/notifications/about-me',
  '/notifications/news',
  '/notifications/sessions',
  '/notifications/visibility',
  '/complete-signup/1',
  '/complete-signup/2',
  '/complete-signup/3',
  '/complete-signup/4',
  '/complete-signup/complete',
];

/** The forms of these pages, each with the field in which Enter sends it empty. */
const VISITOR_FORMS = [
  // Where signing up takes an invitation, a link of an affiliate is one.
  ['/signup?network=adnet', 'name'],
  ['/reset-password', 'email'],
  ['/complaints', 'about'],
  ['/pages/notice', 'about'],
  ['/pages/service', 'email'],
] as const;
const MEMBER_FORMS = [
  ['/notifications/email-address', 'email'],
  ['/notifications/password', 'old_password'],
  ['/notifications/passkeys', 'password'],
  ['/notifications/data', 'password'],
  ['/notifications/leave', 'password'],
] as const;

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
    await logIn(page, origin, slug);
    for (const path of everySecond(MEMBER_PAGES, at)) await check(path);
    await page.goto(`${origin}/chats`);
    await check(
      new URL((await page.locator('a[href^="/chats/"]').first().getAttribute('href')) ?? '/chats', origin).pathname,
    );
    await context.close();
  });
}

for (const [at, slug] of inTurn([...NICHE_BRANDS.entries()], 7, 3)) {
  const width = at % 2 === 0 ? 1280 : 390;
  const colorScheme = at % 4 < 2 ? 'dark' : 'light';
  test(`forms of ${slug} that are refused at ${width} px, ${colorScheme}`, async ({ browser }) => {
    const options = {
      viewport: { width, height: 844 },
      colorScheme,
      locale: 'en-GB',
      reducedMotion: 'reduce',
    } as const;
    const context = await browser.newContext(options);
    const page = await context.newPage();
    const origin = product.origin(slug);
    const refuse = async ([path, field]: readonly [string, string]) => {
      await page.goto(origin + path);
      await leaveDialog(page);
      const main = page.getByRole('main');
      await main.locator(`input[name="${field}"]`).press('Enter');
      await expect(main.locator('[aria-invalid="true"], [role="alert"]').first(), path).toBeVisible();
      expect(await axeProblems(page), `${path}, refused`).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${path}, refused, does not scroll sideways`).toBeLessThanOrEqual(0);
    };
    for (const form of VISITOR_FORMS) await refuse(form);
    await logIn(page, origin, slug);
    for (const form of MEMBER_FORMS) await refuse(form);
    await context.close();
  });
}

async function logIn(page: Page, origin: string, slug: string): Promise<void> {
  await page.goto(`${origin}/login`);
  const t = textsOf((await page.locator('html').getAttribute('lang')) ?? 'en');
  await leaveDialog(page);
  await page.locator('input[name="email"]').fill(`mark@${slug}.example`);
  await page.locator('input[name="password"]').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: t('account.login-button'), exact: true }).click();
  await page.waitForURL(/\/members/);
}

/** The question at the entrance, where the brand asks it. */
async function leaveDialog(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog').getByRole('button');
  if (await dialog.count()) await dialog.first().click();
}
