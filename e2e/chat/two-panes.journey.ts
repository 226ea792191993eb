import { expect, test, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { join, ownId } from '../support/accounts';
import { freshKey, startChat } from '../support/chatting';
import { axeProblems } from '../support/pages/axe';
import { shiftsOf, watchShifts } from '../support/pages/layout-shift';
import { expectQuiet, listen } from '../support/pages/quiet-page';
import { composer } from '../support/pages/story';
import { BRANDS, openBrand } from '../support/product/journey-brands';
import { startProduct, type Product } from '../support/product/product';
import { openSignedIn } from '../support/signed-in';

/**
 * On a wide screen the list opens the last conversation beside it, unless it has something new: then it opens the last one
 * that has not, so that nothing counts as read unasked. On a phone and without scripts there is the list alone.
 */
const MOST_SHIFT = 0.001;
const WIDE = { width: 1280, height: 844 };

let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ brands: [BRANDS.a.slug] });
});
test.afterAll(async () => product.stop());

/** A reader with two conversations. The older one is read; the newer one is not. */
async function begin(browser: Browser, options: BrowserContextOptions) {
  const brand = openBrand(product, 'a');
  const her = await join(product, brand.slug, { name: 'Emmaline', gender: 'female' });
  const [old, recent] = [
    await join(product, brand.slug, { name: 'Firsting', gender: 'male' }),
    await join(product, brand.slug, { name: 'Seconding', gender: 'male' }),
  ];
  const first = await startChat(old.visitor, await ownId(her.visitor), 'Good morning');
  await her.visitor.call('PUT', '/api/chat.php', { conversation: first, read: 1 });
  await startChat(recent.visitor, await ownId(her.visitor), 'Good evening');
  const all = { locale: brand.acceptLanguage, ...options };
  const { context, page } = await openSignedIn(browser, product, brand.slug, her.credentials, all);
  return { brand, context, page, first, old, complaints: listen(context) };
}

const log = (page: Page) => page.getByRole('log');
const rows = (page: Page) => page.locator('.chats > li');

test('a wide screen shows the last conversation that is read beside the list', async ({ browser }) => {
  const { brand, context, page, first, old, complaints } = await begin(browser, { viewport: WIDE });
  const { t, url } = brand;
  await watchShifts(context);
  await page.goto(`${url}/chats`);
  await expect(log(page)).toContainText('Good morning');
  const { score, shifts } = await shiftsOf(page);
  expect(score, JSON.stringify(shifts)).toBeLessThan(MOST_SHIFT);
  await expect(page.getByRole('region', { name: 'Firsting' })).toBeVisible();
  // The newer one has not been read by being listed.
  await expect(rows(page).first()).toContainText('Seconding');
  await expect(rows(page).first()).toContainText(t('chat.unread-count', { count: 1 }));
  await expect(page).toHaveTitle(/^\(1\) /);
  expect(await axeProblems(page)).toEqual([]);

  // It is as live as ever, and what is written in it is seen there, and so read.
  await old.visitor.call('POST', '/api/messages.php', {
    conversation: first,
    text: 'Still there?',
    request_key: freshKey(),
  });
  await expect(log(page)).toContainText('Still there?');
  await expect(rows(page).first()).toContainText('Still there?');
  await expect(page).toHaveTitle(/^\(1\) /);
  await page.getByRole('link', { name: t('chat.write-to', { name: 'Firsting' }) }).click();
  await page.waitForURL(`${url}/chats/${first}`);
  await expect(composer(page)).toBeVisible();
  await page.goBack();
  // Only the pane has it: the conversation, which is still shown for a moment, has the same log and the same menu.
  await expect(page.getByRole('link', { name: t('chat.write-to', { name: 'Firsting' }) })).toBeVisible();
  await expect(log(page)).toContainText('Still there?');

  // By its menu it is deleted, and the next one in question has something new.
  await page.getByLabel(t('safety.menu', { name: 'Firsting' })).click();
  await page.getByRole('link', { name: t('chat.delete') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('chat.delete-confirm') })
    .click();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText(t('chat.choose-one'))).toBeVisible();
  await expect(log(page)).toHaveCount(0);
  expect(await axeProblems(page)).toEqual([]);
  expectQuiet(complaints);
  await context.close();
});

test('where the conversation does not come, the list is all the same there', async ({ browser }) => {
  const { brand, context, page } = await begin(browser, { viewport: WIDE });
  await page.route('**/api/messages.php*', (route) =>
    route.fulfill({ status: 403, json: { error: { code: 'errors.forbidden', values: {} } } }),
  );
  await page.goto(`${brand.url}/chats`);
  await expect(page.getByText(brand.t('chat.choose-one'))).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await context.close();
});

test('a phone shows the list alone and asks for no conversation', async ({ browser }) => {
  const { brand, context, page, complaints } = await begin(browser, { viewport: { width: 390, height: 844 } });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto(`${brand.url}/chats`);
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Firsting' })).toBeHidden();
  await page.getByRole('link', { name: 'Firsting' }).click();
  await expect(log(page)).toContainText('Good morning');
  expect(fetched).not.toContain('/api/messages.php');
  await page.goBack();
  await page.setViewportSize(WIDE);
  await expect(log(page)).toContainText('Good morning');
  expectQuiet(complaints);
  await context.close();
});

test('without scripts a wide screen has the list alone', async ({ browser }) => {
  const { brand, context, page } = await begin(browser, { viewport: WIDE, javaScriptEnabled: false });
  await page.goto(`${brand.url}/chats`);
  await expect(rows(page)).toHaveCount(2);
  await expect(page.locator('section')).toBeHidden();
  await page.getByRole('link', { name: 'Firsting' }).click();
  await expect(log(page)).toContainText('Good morning');
  await context.close();
});
