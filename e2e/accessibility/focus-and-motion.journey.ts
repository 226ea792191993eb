import { expect, test, type Locator, type Page } from '@playwright/test';
import { inTurn } from '../../scripts/test/turn.mjs';
import { movementOf, watchMovement } from '../support/accessibility/movement';
import { demoAccount, logIn } from '../support/accounts';
import { awake } from '../support/product/awake';
import { open, press, tabTo } from '../support/pages/keyboard';
import { openBrand, type BrandKey } from '../support/product/journey-brands';
import { startProduct, type Product } from '../support/product/product';
import { openSignedIn } from '../support/signed-in';

/**
 * With the keyboard from page to page and through dialogs: the focus goes to the heading of each new page and comes back
 * from each dialog. Where motion is to be reduced nothing moves on the way.
 */
const SIDES = [
  ['a', 390],
  ['b', 1280],
  ['a', 1280],
  ['b', 390],
] as const satisfies readonly (readonly [BrandKey, number])[];

let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ brands: ['golden-hour', 'zonneterras'] });
});
test.afterAll(async () => product?.stop());

for (const [key, width] of inTurn(SIDES, SIDES.length, 2)) {
  // covers X19-307 X19-308
  test(`the focus, and no motion, on brand ${key.toUpperCase()} at ${width} px`, async ({ browser }) => {
    const { t, slug, url, acceptLanguage } = openBrand(product, key);
    const viewport = { width, height: 844 };
    const options = { viewport, locale: acceptLanguage, reducedMotion: 'reduce' } as const;
    const { context, page } = await openSignedIn(browser, product, slug, 'premium', options);
    await watchMovement(context);
    const mark = await logIn(product, slug, demoAccount(slug, 'premium'));
    const { chats } = JSON.parse((await mark.call('GET', '/api/chats.php')).body);
    const { conversation, profile } = chats[0] as { conversation: { id: string }; profile: { name: string } };
    const title = page.getByRole('main').getByRole('heading', { level: 1 });
    const bar = page.getByRole('navigation', {
      name: t(width === 390 ? 'shell.tab-navigation' : 'shell.main-navigation'),
      exact: true,
    });

    await open(page, `${url}/members`);
    const search = (await title.textContent())!;
    await press(page, page.getByRole('main').locator('article h2 a').first());
    await page.waitForURL(/\/members\/[0-9a-z]{26}/i);
    await expect(title).toBeFocused();
    await page.goBack();
    await page.waitForURL(({ pathname }) => pathname === '/members');
    // The URL changes before the page, whose heading has the focus until then.
    await expect(title).toHaveText(search);
    await expect(title).toBeFocused();
    await bar.locator('a[href="/chats"]').focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/chats$/);
    await expect(title).toBeFocused();

    const row = page.getByRole('main').getByRole('link', { name: profile.name, exact: true }).first();
    await expectReturn(page, row, () => askToDelete(page, row));
    await page.goto(`${url}/chats/${conversation.id}`);
    await expectReturn(page, page.getByRole('link', { name: t('chat.send-gift') }));
    await open(page, `${url}/swipe-game`);
    const skip = page.getByRole('main').locator('button[name="intent"][value="skip"]').first();
    await awake(skip);
    await skip.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('status')).toContainText(/\S/);
    expect(await movementOf(page), 'a card that is skipped').toEqual([]);
    await context.close();
  });
}

/** Opens a dialog with the keyboard and closes it with Escape. Nothing moves meanwhile. */
async function expectReturn(page: Page, opener: Locator, ask = () => page.keyboard.press('Enter')): Promise<void> {
  await awake(opener);
  await tabTo(page, opener);
  await ask();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect.poll(() => dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  expect(await movementOf(page), page.url()).toEqual([]);
}

/** By the menu of a row, which the key for context menus opens. */
async function askToDelete(page: Page, row: Locator): Promise<void> {
  await row.press('Shift+F10');
  await expect(page.locator('[data-menu] button')).toBeFocused();
  await page.keyboard.press('Enter');
}

test('motion is noticed', async ({ browser }) => {
  const { slug, url } = openBrand(product, 'a');
  const { context, page } = await openSignedIn(browser, product, slug, 'premium');
  await watchMovement(context);
  await open(page, `${url}/chats`);
  const row = page.locator('.chats a').first();
  await awake(row);
  await askToDelete(page, row);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect((await movementOf(page)).join()).toMatch(/<dialog>/);
  await context.close();
});
