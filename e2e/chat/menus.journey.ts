import { expect, test, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { join, ownId } from '../support/accounts';
import { startChat } from '../support/chatting';
import { axeProblems } from '../support/pages/axe';
import { expectQuiet, listen } from '../support/pages/quiet-page';
import { BRANDS, openBrand } from '../support/product/journey-brands';
import { awake } from '../support/product/awake';
import { startProduct, type Product } from '../support/product/product';
import { openSignedIn } from '../support/signed-in';

/**
 * What can be done with a conversation and with a message is in their menus, not beside each of them: one button, a long
 * press and a key open the same menu, and without JavaScript the button leads to it.
 */
let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ brands: [BRANDS.a.slug] });
});
test.afterAll(async () => product.stop());

const log = (page: Page) => page.getByRole('log');

/** A reader with one conversation, in which another member wrote. */
async function begin(browser: Browser, options: BrowserContextOptions) {
  const brand = openBrand(product, 'a');
  const her = await join(product, brand.slug, { name: 'Emmaline', gender: 'female' });
  const him = await join(product, brand.slug, { name: 'Rupert', gender: 'male' });
  const id = await startChat(him.visitor, await ownId(her.visitor), 'Tea or coffee?');
  const all = { locale: brand.acceptLanguage, ...options };
  const { context, page } = await openSignedIn(browser, product, brand.slug, her.credentials, all);
  return { brand, context, page, chat: `${brand.url}/chats/${id}`, complaints: listen(context) };
}

for (const width of [390, 1280]) {
  const viewport = { width, height: 844 };

  test(`a row is one link; settings and delete are in the menus, by keyboard, at ${width} px`, async ({ browser }) => {
    const { brand, context, page, chat, complaints } = await begin(browser, { viewport });
    const { t, url } = brand;
    await page.goto(`${url}/chats`);
    await expect(page.locator('.chats > li')).toHaveCount(1);
    await expect(page.locator('.chats > li').locator('a, button')).toHaveCount(1);
    const options = page.getByLabel(t('chat.list-menu'));
    await awake(options);
    await options.press('Enter');
    await expect(page.getByRole('link', { name: t('chat.settings') })).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(options).toBeFocused();

    // The key for context menus opens the same for a row, and Escape gives the focus back.
    const row = page.locator('.chats a');
    await row.press('Shift+F10');
    await expect(page.locator('[data-menu] button')).toBeFocused();
    expect(await axeProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(row).toBeFocused();

    await page.goto(chat);
    const menu = page.getByLabel(t('safety.menu', { name: 'Rupert' }));
    await awake(menu);
    await menu.press('Enter');
    const remove = page.getByRole('link', { name: t('chat.delete') });
    expect(await axeProblems(page)).toEqual([]);
    await remove.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
    await menu.press('Enter');
    await remove.press('Enter');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('chat.delete-confirm') })
      .click();
    await expect(page.getByText(t('chat.empty-title'))).toBeVisible();
    expectQuiet(complaints);
    await context.close();
  });

  test(`a message has one button; a key opens the same menu, at ${width} px`, async ({ browser }) => {
    const { brand, context, page, chat, complaints } = await begin(browser, { viewport });
    const { t } = brand;
    await page.goto(chat);
    const button = log(page).getByRole('link', { name: t('chat.message-menu') });
    await awake(button);
    await expect(log(page).locator('[data-message] a')).toHaveCount(1);
    const menu = page.getByRole('group', { name: t('chat.message-menu') });
    for (const key of ['Enter', 'Shift+F10']) {
      await button.press(key);
      await expect(menu.getByRole('button', { name: t('chat.reaction-heart') })).toBeFocused();
      await expect(menu).toBeInViewport({ ratio: 1 });
      expect(await axeProblems(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(menu).toHaveCount(0);
      await expect(button).toBeFocused();
    }
    await button.click();
    await menu.getByRole('button', { name: t('chat.reaction-laugh') }).click();
    await expect(log(page).getByText(t('chat.reaction-yours', { reaction: t('chat.reaction-laugh') }))).toBeAttached();
    await button.click();
    await menu.getByRole('link', { name: t('chat.reply') }).click();
    await expect(page.getByText(t('chat.replying-to', { name: 'Rupert' }))).toBeVisible();
    await button.click();
    await page.mouse.click(width - 20, 200);
    await expect(menu).toHaveCount(0);
    await button.click();
    await menu.getByRole('link', { name: t('chat.report-message') }).click();
    await page.waitForURL(/\/report\?message=/);
    expectQuiet(complaints);
    await context.close();
  });

  test(`without JavaScript the menus are pages and disclosures, at ${width} px`, async ({ browser }) => {
    const { brand, context, page, chat } = await begin(browser, { viewport, javaScriptEnabled: false });
    const { t } = brand;
    await page.goto(chat);
    await log(page)
      .getByRole('link', { name: t('chat.message-menu') })
      .click();
    const menu = page.getByRole('group', { name: t('chat.message-menu') });
    await expect(menu).toBeInViewport({ ratio: 1 });
    await expect(menu.getByRole('link', { name: t('chat.reply') })).toBeVisible();
    await expect(menu.getByRole('link', { name: t('chat.report-message') })).toBeVisible();
    await menu.getByRole('button', { name: t('chat.reaction-heart') }).click();
    await expect(page).toHaveURL(/\/chats\/[^/?]+#message-1$/);
    await expect(log(page).getByText(t('chat.reaction-yours', { reaction: t('chat.reaction-heart') }))).toBeAttached();

    await page.getByLabel(t('safety.menu', { name: 'Rupert' })).click();
    await page.getByRole('link', { name: t('chat.delete') }).click();
    await page.getByRole('button', { name: t('chat.delete-confirm') }).click();
    await expect(page.getByText(t('chat.deleted'))).toBeVisible();
    await expect(page.getByText(t('chat.empty-title'))).toBeVisible();
    await context.close();
  });
}

test('a long press opens the menu of a message and of a row, and one that scrolls does not', async ({ browser }) => {
  const viewport = { width: 390, height: 844 };
  const { brand, context, page, chat, complaints } = await begin(browser, { viewport, hasTouch: true });
  const { t, url } = brand;
  const touch = await context.newCDPSession(page);
  const put = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  await page.goto(chat);
  const message = log(page).locator('[data-message]');
  await awake(log(page).getByRole('link', { name: t('chat.message-menu') }));
  const box = (await message.boundingBox())!;
  const [x, y] = [box.x + 40, box.y + 16];
  const menu = page.getByRole('group', { name: t('chat.message-menu') });
  await put('touchStart', x, y);
  await expect(menu).toBeVisible();
  await put('touchEnd', x, y);
  await expect(menu.getByRole('button', { name: t('chat.reaction-heart') })).toBeFocused();
  expect(await page.evaluate(() => String(getSelection()))).toBe('');
  // A press elsewhere closes it.
  await page.touchscreen.tap(200, 150);
  await expect(menu).toHaveCount(0);

  await page.goto(`${url}/chats`);
  const row = page.locator('.chats a');
  await awake(row);
  const line = (await row.boundingBox())!;
  await put('touchStart', line.x + 5, line.y + 5);
  await expect(page.locator('[data-menu] button')).toBeVisible();
  await put('touchEnd', line.x + 5, line.y + 5);
  // The press that opened the menu does not follow the link.
  await page.locator('[data-menu] button').tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/chats');
  expectQuiet(complaints);
  await context.close();
});
