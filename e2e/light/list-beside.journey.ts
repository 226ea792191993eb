import { expect, test, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { join, ownId } from '../support/accounts';
import { freshKey, startChat } from '../support/chatting';
import { BRANDS, openBrand } from '../support/product/journey-brands';
import { startProduct, type Product } from '../support/product/product';
import { expectQuiet, listen } from '../support/pages/quiet-page';
import { shiftsOf, watchShifts } from '../support/pages/layout-shift';
import { openSignedIn } from '../support/signed-in';
import type { Visitor } from '../support/visitor';

/**
 * The list of conversations beside an open one comes after the page, where there is room for it, and then is as live as
 * ever. Nothing moves when it comes, and anyone who has no scripts finds the way to it.
 */
const MOST_SHIFT = 0.001;
const LIST = '**/api/chats.php*';
const WIDE = { width: 1280, height: 844 };

let product: Product;
let her: Visitor;
/** Her conversations with two others, the older one first. */
let first: string;
let second: string;
let others: Visitor[];
let credentials: Awaited<ReturnType<typeof join>>['credentials'];

test.beforeAll(async () => {
  product = await startProduct({ brands: [BRANDS.a.slug] });
  const { slug } = openBrand(product, 'a');
  const joined = await join(product, slug, { name: 'Listening', gender: 'female' });
  ({ visitor: her, credentials } = joined);
  const writers = [
    await join(product, slug, { name: 'Firsting', gender: 'male' }),
    await join(product, slug, { name: 'Seconding', gender: 'male' }),
  ];
  others = writers.map(({ visitor }) => visitor);
  first = await startChat(others[0]!, await ownId(her), 'Good morning');
  second = await startChat(others[1]!, await ownId(her), 'Good evening');
});
test.afterAll(async () => product.stop());

async function open(browser: Browser, options: BrowserContextOptions = {}) {
  const brand = openBrand(product, 'a');
  const all = { viewport: WIDE, locale: brand.acceptLanguage, ...options };
  const { context, page } = await openSignedIn(browser, product, brand.slug, credentials, all);
  return { brand, context, page, complaints: listen(context) };
}

const pane = (page: Page) => page.getByRole('complementary');
const lines = (page: Page) => pane(page).getByRole('listitem');
const link = (page: Page, name: string) => pane(page).getByRole('link', { name, exact: true });

test('comes after the page and moves nothing, then follows what happens', async ({ browser }) => {
  const { brand, context, page, complaints } = await open(browser);
  await watchShifts(context);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(LIST, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${brand.url}/chats/${first}`);
  await expect(page.getByRole('log')).toContainText('Good morning');
  await expect(pane(page)).toHaveAttribute('aria-busy', 'true');
  await expect(lines(page)).toHaveCount(0);
  await expect(pane(page).getByText(brand.t('chat.all'))).toBeHidden();
  const before = await pane(page).boundingBox();
  expect(before).toMatchObject({ x: 0, width: 360 });
  release();
  await expect(lines(page)).toHaveCount(2);
  await expect(pane(page)).not.toHaveAttribute('aria-busy');
  expect(await pane(page).boundingBox()).toEqual(before);
  await expect(link(page, 'Firsting')).toHaveAttribute('aria-current', 'page');
  // Opening it has read it; the other one is still new.
  await expect(lines(page).filter({ hasText: 'Seconding' })).toContainText('1');
  await expect(page).toHaveTitle(/^\(1\) /);
  const { score, shifts } = await shiftsOf(page);
  expect(score, JSON.stringify(shifts)).toBeLessThan(MOST_SHIFT);

  await others[0]!.call('POST', '/api/messages.php', {
    conversation: first,
    text: 'Still there?',
    request_key: freshKey(),
  });
  await expect(lines(page).first()).toContainText('Still there?');
  await expect(page.getByRole('log')).toContainText('Still there?');

  await link(page, 'Seconding').click();
  await expect(page.getByRole('log')).toContainText('Good evening');
  await expect(link(page, 'Seconding')).toHaveAttribute('aria-current', 'page');
  await expect(link(page, 'Firsting')).not.toHaveAttribute('aria-current');
  await expect(lines(page)).toHaveCount(2);
  await page.goBack();
  await expect(link(page, 'Firsting')).toHaveAttribute('aria-current', 'page');
  await page.reload();
  await expect(lines(page)).toHaveCount(2);

  // A second tab is as live as the first.
  const tab = await context.newPage();
  await tab.goto(`${brand.url}/chats/${second}`);
  await expect(lines(tab)).toHaveCount(2);
  await others[1]!.call('POST', '/api/messages.php', {
    conversation: second,
    text: 'In both?',
    request_key: freshKey(),
  });
  for (const openPage of [page, tab]) await expect(lines(openPage).first()).toContainText('In both?');
  expectQuiet(complaints);
  await context.close();
});

test('a phone neither shows nor draws it; once it is wide enough it is there', async ({ browser }) => {
  const { brand, context, page, complaints } = await open(browser, { viewport: { width: 390, height: 844 } });
  await page.goto(`${brand.url}/chats/${first}`);
  await expect(page.getByRole('log')).toContainText('Good morning');
  await expect(page.locator('aside')).toBeHidden();
  await expect(page.locator('aside li')).toHaveCount(0);
  await page.setViewportSize(WIDE);
  await expect(lines(page)).toHaveCount(2);
  expectQuiet(complaints);
  await context.close();
});

test('without scripts a link leads to the list', async ({ browser }) => {
  const { brand, context, page } = await open(browser, { javaScriptEnabled: false });
  await page.goto(`${brand.url}/chats/${first}`);
  await expect(page.getByRole('log')).toContainText('Good morning');
  await pane(page)
    .getByRole('link', { name: brand.t('chat.all') })
    .click();
  await expect(page).toHaveURL(/\/chats$/);
  await expect(page.locator('.chats > li')).toHaveCount(2);
  await context.close();
});

test('where the list does not come, the link stands in its place', async ({ browser }) => {
  const { brand, context, page } = await open(browser);
  await page.route(LIST, (route) => route.abort());
  await page.goto(`${brand.url}/chats/${first}`);
  await expect(pane(page).getByRole('link', { name: brand.t('chat.all') })).toBeVisible();
  await expect(pane(page)).not.toHaveAttribute('aria-busy');
  await context.close();
});
