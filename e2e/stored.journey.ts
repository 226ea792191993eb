import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { inTurn } from '../scripts/test/turn.mjs';
import { join, ownId } from './support/accounts';
import { startChat } from './support/chatting';
import { awake } from './support/product/awake';
import { BRANDS, openBrand } from './support/product/journey-brands';
import { startProduct, type Product } from './support/product/product';
import { composer, enterSite } from './support/pages/story';
import { openSignedIn } from './support/signed-in';

/**
 * What a real browser holds after a visit and after an evening as a member is what the page about cookies lists. Nothing
 * of it needs consent, so nobody is asked.
 */
let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ brands: [BRANDS.a.slug, BRANDS.b.slug] });
});
test.afterAll(async () => product.stop());

const SIDES = [
  ['a', 1280],
  ['b', 390],
] as const;

for (const [key, width] of inTurn(SIDES, 2)) {
  // covers S2-051
  test(`brand ${key.toUpperCase()} stores what it says, at ${width} px`, async ({ browser }) => {
    const brand = openBrand(product, key);
    const options = { viewport: { width, height: 844 }, locale: brand.acceptLanguage };
    const visit = await browser.newContext(options);
    const visitor = await visit.newPage();
    await enterSite(visitor, brand);
    const listed = await listedNames(visitor, brand.url);
    expect(listed.length).toBeGreaterThan(10);
    for (const path of ['/?network=adnet&sub1=x', '/landers/gallery?network=adnet', '/signup', '/pricing', '/login']) {
      await visitor.goto(brand.url + path);
      await expect(visitor.locator('main')).toBeVisible();
    }
    const ofVisitor = await storedNames(visit, visitor);
    expect(ofVisitor).not.toEqual([]);
    expect(unlisted(ofVisitor, listed)).toEqual([]);
    // Nothing that says where the visitor came from: these brands let everybody in.
    expect(ofVisitor).not.toContain('traffic');
    await visit.close();

    const [me, ben] = [await join(product, brand.slug), await join(product, brand.slug, { gender: 'male' })];
    const conversation = await startChat(ben.visitor, await ownId(me.visitor), 'Good evening!');
    const { context, page } = await openSignedIn(browser, product, brand.slug, me.credentials, options);
    for (const path of ['/members', '/likes', '/credits', '/notifications']) {
      await page.goto(brand.url + path);
      await expect(page.locator('main')).toBeVisible();
    }
    await page.goto(`${brand.url}/chats/${conversation}`);
    await awake(composer(page));
    await composer(page).fill('Words that wait');
    await expect
      .poll(async () => (await storedNames(context, page)).some((name) => /^chat-draft/.test(name)))
      .toBe(true);
    const ofMember = await storedNames(context, page);
    expect(ofMember).toContain('session');
    expect(unlisted(ofMember, listed)).toEqual([]);
    // The check itself notices what no list names.
    await page.evaluate(() => localStorage.setItem('measured', '1'));
    expect(unlisted(await storedNames(context, page), listed)).toEqual(['measured']);
    await context.close();
  });
}

/** The first column of the tables. */
async function listedNames(page: Page, url: string): Promise<string[]> {
  await page.goto(`${url}/pages/cookies`);
  const rows = page.locator('main table tbody tr');
  return rows.evaluateAll((all) => all.map((row) => row.firstElementChild!.textContent!.trim()));
}

const unlisted = (stored: string[], listed: string[]) =>
  stored.filter((name) => !listed.some((entry) => name === entry || name.startsWith(entry)));

async function storedNames(context: BrowserContext, page: Page): Promise<string[]> {
  const cookies = (await context.cookies()).map(({ name }) => name);
  const inPage = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
    ...(await caches.keys()),
  ]);
  return [...cookies, ...inPage];
}
