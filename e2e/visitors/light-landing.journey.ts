import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { axeProblems } from '../support/pages/axe';
import { awake } from '../support/product/awake';
import { openBrand, type BrandKey } from '../support/product/journey-brands';
import { fillSignup, person } from '../support/member';
import { startProduct, type Product } from '../support/product/product';
import { expectQuiet, listen } from '../support/pages/quiet-page';

/**
 * The landing page is a light page: its one small script does what the hydrated page did, and the application comes when
 * someone opens a dialog.
 */
let product: Product;

test.beforeAll(async () => {
  product = await startProduct({ brands: ['golden-hour', 'zonneterras'] });
});
test.afterAll(async () => product.stop());

interface Options {
  width: number;
  javaScriptEnabled?: boolean;
  /** What the console may say because the test breaks the connection. */
  expected?: RegExp;
  /** Whether the visitor has accepted the site-entry warning before. */
  entered?: boolean;
}

async function openPage(
  browser: Browser,
  key: BrandKey,
  { width, javaScriptEnabled, expected, entered = true }: Options,
) {
  const brand = openBrand(product, key);
  const context = await browser.newContext({
    viewport: { width, height: 844 },
    locale: brand.acceptLanguage,
    javaScriptEnabled,
    reducedMotion: 'reduce',
  });
  if (entered) await context.addCookies([{ name: 'hide-site-entry', value: '1', url: brand.url }]);
  const complaints = listen(context, [], expected);
  const page = await context.newPage();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  const close = async () => {
    expectQuiet(complaints);
    await context.close();
  };
  /** Goes to a landing page. Its script is loaded after the first frame, so this waits until it has run. */
  const visit = async (path = '/') => {
    scripts.length = 0;
    await page.goto(`${brand.url}${path}`);
    if (javaScriptEnabled === false) return;
    await expect.poll(() => scripts, 'one script, until a dialog is opened').toEqual(LIGHT);
    await page.evaluate(async (url) => void (await import(url)), scripts[0]!);
  };
  const join = page.getByRole('link', { name: brand.t('landing.join') });
  return { brand, context, page, scripts, visit, close, join };
}

const LIGHT = [expect.stringMatching(/^\/assets\/light-page-/)];
const isTakenOver = (element: Locator) =>
  element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')));
const focusInDialog = (page: Page) => page.evaluate(() => document.activeElement?.closest('dialog') !== null);

for (const key of ['a', 'b'] as const) {
  // covers X17-063
  test(`the modal comes with the application at 1280 px on brand ${key.toUpperCase()}`, async ({ browser }) => {
    const { brand, page, scripts, visit, close, join } = await openPage(browser, key, { width: 1280 });
    await visit('/?network=adnet&sub1=night');
    expect(await axeProblems(page)).toEqual([]);

    await join.first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('input[name="email"]')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
    expect(scripts.length).toBeGreaterThan(5);
    expect(await focusInDialog(page)).toBe(true);
    expect(await axeProblems(page)).toEqual([]);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(join.first()).not.toHaveAttribute('aria-busy');

    expect(await isTakenOver(join.first())).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(join.first()).toBeFocused();
    await page.keyboard.press('Enter');
    await dialog.locator('input[name="email"]').fill('begun@example.com');
    await page.keyboard.press('Escape');
    await expect(dialog, 'what was typed is kept').toBeVisible();

    const visitor = person('Lightfoot', 'female');
    await fillSignup(page, brand, visitor);
    await page.waitForURL(/\/signup-matches/);
    await close();
  });
}

// covers X17-064
test('a phone goes to the signup page and never loads the application on the landing page', async ({ browser }) => {
  const { brand, page, scripts, visit, close, join } = await openPage(browser, 'a', { width: 390 });
  await visit();
  expect(await axeProblems(page)).toEqual([]);
  await join.first().hover();
  expect(scripts).toEqual(LIGHT);
  await join.first().click();
  await page.waitForURL(`${brand.url}/signup`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(`${brand.url}/`);
  await close();
});

for (const width of [390, 1280]) {
  // covers X17-064
  test(`without JavaScript the link leads to the signup page at ${width} px`, async ({ browser }) => {
    const { brand, page, visit, close, join } = await openPage(browser, 'b', { width, javaScriptEnabled: false });
    await visit();
    await join.first().click();
    await page.waitForURL(`${brand.url}/signup`);
    await expect(page.locator('input[name="email"]')).toBeVisible();
    await close();
  });
}

test('pointing at the link loads the scripts, unless the visitor saves data', async ({ browser }) => {
  const { context, page, scripts, visit, close, join } = await openPage(browser, 'a', { width: 1280 });
  await visit();
  await join.first().hover();
  await expect.poll(() => scripts.length).toBeGreaterThan(5);
  expect(await isTakenOver(join.first()), 'nothing is hydrated by pointing').toBe(false);

  await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await visit();
  scripts.length = 0;
  await join.first().hover();
  await join.first().focus();
  expect(scripts).toEqual([]);
  await join.first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await close();
});

const ABORTED = /net::ERR_FAILED/;

test('the signup page opens where the application cannot be loaded', async ({ browser }) => {
  const { brand, page, visit, close, join } = await openPage(browser, 'a', { width: 1280, expected: ABORTED });
  await visit('/?network=adnet');
  await page.route('**/assets/**', (route) => route.abort());
  await join.first().click();
  await page.waitForURL(`${brand.url}/signup?network=adnet`);
  await expect(page.locator('input[name="email"]')).toBeVisible();
  await close();
});

test('the signup page opens where the messages cannot be loaded', async ({ browser }) => {
  const { brand, page, visit, close, join } = await openPage(browser, 'b', { width: 1280, expected: ABORTED });
  await visit();
  await page.route('**/i18n/**', (route) => route.abort());
  await join.first().click();
  await page.waitForURL(`${brand.url}/signup`);
  await close();
});

test('nobody waits for a slow application, and progress shows at once', async ({ browser }) => {
  const { brand, page, visit, close, join } = await openPage(browser, 'a', { width: 1280 });
  await page.clock.install();
  await visit();
  // The list of the application's scripts, which only light pages load, is not answered.
  await page.route('**/assets/manifest-*.js', () => {});
  await join.first().click();
  await expect(page.getByRole('progressbar', { name: brand.t('common.loading') })).toBeVisible();
  await expect(join.first()).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(7000);
  await page.waitForURL(`${brand.url}/signup`);
  await close();
});

test('the entry warning is modal, and accepted stays accepted in the application', async ({ browser }) => {
  const { page, visit, close, join } = await openPage(browser, 'b', { width: 1280, entered: false });
  await visit();
  const warning = page.getByRole('dialog');
  await expect.poll(() => focusInDialog(page)).toBe(true);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(warning).toBeVisible();
  // Nothing behind it takes the focus or a click.
  for (let tab = 0; tab < 6; tab += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.matches('header *, main a:not(dialog *)'))).toBe(false);
  }
  expect(await join.first().evaluate((link) => link.closest('[inert]') !== null)).toBe(true);
  // A phone on its side: the warning scrolls to its button.
  await page.setViewportSize({ width: 640, height: 280 });
  await warning.getByRole('button').scrollIntoViewIfNeeded();
  await expect(warning.getByRole('button')).toBeInViewport({ ratio: 0.9 });
  const stored = page.waitForResponse((response) => response.url().endsWith('/site-entry'));
  await warning.getByRole('button').click();
  expect((await stored).status()).toBe(204);
  await expect(warning).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 844 });
  await join.first().click();
  await expect(page.getByRole('dialog').locator('input[name="email"]')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await close();
});

test('links and the language keep the source, and menus work by keyboard', async ({ browser }) => {
  const { brand, page, scripts, visit, close } = await openPage(browser, 'a', { width: 1280 });
  await visit('/?network=adnet&sub1=night');
  const menu = page.getByRole('banner').locator('summary').first();
  await menu.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('banner').locator('button').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const loaded = page.waitForEvent('load');
  await page.keyboard.press('Enter');
  await loaded;
  await expect(page).toHaveURL(`${brand.url}/?network=adnet&sub1=night`);

  const terms = page.getByRole('contentinfo').locator('a[href^="/pages/terms"]');
  await awake(terms);
  await terms.click();
  await page.waitForURL(`${brand.url}/pages/terms?network=adnet&sub1=night`);
  await page.goBack();
  await page.waitForURL(`${brand.url}/?network=adnet&sub1=night`);
  const appearance = page.getByRole('contentinfo').locator('a[href^="/appearance"]');
  await awake(appearance);
  await appearance.click();
  await page.waitForURL(/\/appearance\?/);
  expect(new URL(page.url()).searchParams.get('next')).toBe('/?network=adnet&sub1=night');
  expect(
    scripts.filter((url) => url.includes('entry.client')).length,
    'the pages after it are hydrated',
  ).toBeGreaterThan(0);
  await close();
});

test('t=N shows the like modal after its seconds, once', async ({ browser }) => {
  const { brand, page, scripts, close } = await openPage(browser, 'a', { width: 390 });
  await page.goto(`${brand.url}/?t=1&network=adnet`);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(scripts.slice(0, 1), 'the light script loads the rest').toEqual(LIGHT);
  await expect(page).toHaveURL(`${brand.url}/?network=adnet`);
  await close();
});
