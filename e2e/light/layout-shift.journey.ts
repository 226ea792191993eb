import { expect, test, type Page } from '@playwright/test';
import { inTurn } from '../../scripts/test/turn.mjs';
import { prepareCompany, type Company } from '../support/people-company';
import { awake } from '../support/product/awake';
import { BRANDS, openBrand } from '../support/product/journey-brands';
import { startProduct, type Product } from '../support/product/product';
import { inTwoParts } from '../support/pages/in-two-parts';
import { readToTheEnd, settle, shiftsOf, watchShifts } from '../support/pages/layout-shift';
import { expectQuiet, listen } from '../support/pages/quiet-page';
import { openSignedIn } from '../support/signed-in';

/**
 * Nothing moves on a phone while a page loads, wakes up and is read to its end. Half of what counts as good: on a busy
 * machine a page may be painted while its HTML is still being parsed, and words that stand on the lower edge of a picture
 * then rise by a line or two.
 */
const MOST = 0.05;

const FOR_VISITORS = ['/', '/signup', '/login', '/pages/privacy', '/pricing', '/landers/alonetonight'];
const FOR_MEMBERS: readonly ((company: Company) => string)[] = [
  () => '/members',
  ({ mark }) => `/members/${mark}`,
  () => '/profile',
  () => '/likes',
  () => '/likes/sent',
  () => '/chats',
  ({ chat }) => chat,
  () => '/credits',
  () => '/transactions',
  () => '/notifications',
  () => '/profile/visitors',
  () => '/swipe-game',
];

let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ brands: [BRANDS.a.slug, BRANDS.b.slug] });
});
test.afterAll(async () => product.stop());

async function open(page: Page, url: string): Promise<void> {
  const response = await page.goto(url);
  expect(response?.status(), url).toBe(200);
  const main = page.locator('main').first();
  // A page that is never hydrated, or only on demand, is as it is.
  if (
    (await page
      .locator('script[type="module"][src], link[rel="modulepreload"], link[data-rel="modulepreload"]')
      .count()) > 0 &&
    (await main.count())
  )
    await awake(main);
  await readToTheEnd(page);
}

for (const key of inTurn(['a', 'b'] as const, 2)) {
  const phone = { width: 390, height: 844 };

  // covers X18-028
  test(`nothing moves on the pages of brand ${key.toUpperCase()}`, async ({ browser }) => {
    const brand = openBrand(product, key);
    const company = await prepareCompany(product, brand.slug);
    const options = { viewport: phone, locale: brand.acceptLanguage, deviceScaleFactor: 2 };
    const visit = await browser.newContext(options);
    const member = await openSignedIn(browser, product, brand.slug, 'free', options);
    const premium = await openSignedIn(browser, product, brand.slug, 'premium', options);
    const complaints = [visit, member.context, premium.context].map((context) => listen(context));
    for (const context of [visit, member.context, premium.context]) await watchShifts(context);
    // A few messages of two days.
    await premium.page.goto(`${brand.url}/chats`);
    const talk = await premium.page.locator('.chats a').first().getAttribute('href');
    const visitor = await visit.newPage();
    const pages = [
      ...FOR_VISITORS.map((path) => [visitor, path] as const),
      ...FOR_MEMBERS.map((path) => [member.page, path(company)] as const),
      [premium.page, talk!] as const,
    ];
    for (const [page, path] of pages) {
      await open(page, brand.url + path);
      const { score, shifts } = await shiftsOf(page);
      expect
        .soft(score, `${path}: ${shifts.map(({ value, what }) => `${value.toFixed(3)} ${what}`).join('\n')}`)
        .toBeLessThan(MOST);
    }
    complaints.forEach(expectQuiet);
    await visit.close();
    await member.context.close();
    await premium.context.close();
  });
}

// covers X18-028
test('the entry warning is painted when all of it has come, and does not grow on the screen', async ({ browser }) => {
  const slow = await inTwoParts(product.origin(BRANDS.b.slug), '<form method="post" action="/site-entry"');
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await watchShifts(context);
  const page = await context.newPage();
  const opened = page.goto(`${slow.origin}/pages/privacy`);
  await page.waitForSelector('dialog h2', { state: 'attached' });
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
  expect(await page.locator('dialog').isVisible()).toBe(false);
  slow.sendTheRest();
  await opened;
  await expect(page.locator('dialog [data-autofocus]')).toBeVisible();
  await settle(page);
  const { score, shifts } = await shiftsOf(page);
  expect(score, JSON.stringify(shifts)).toBeLessThan(MOST);
  await context.close();
  await slow.stop();
});

test('negative control: a picture that pushes the text down is noticed', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await watchShifts(context);
  const page = await context.newPage();
  await page.goto(`${product.origin(BRANDS.a.slug)}/pages/privacy`);
  await settle(page);
  expect((await shiftsOf(page)).score).toBeLessThan(MOST);
  await page.evaluate(() => {
    const late = document.createElement('div');
    Object.assign(late.style, { height: '200px' });
    document.querySelector('main')!.prepend(late);
  });
  await settle(page);
  const { score, shifts } = await shiftsOf(page);
  expect(score).toBeGreaterThan(MOST);
  expect(shifts.length).toBeGreaterThan(0);
  await context.close();
});
