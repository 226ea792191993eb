import { expect, test, type Page } from '@playwright/test';
import { inTurn } from '../scripts/test/turn.mjs';
import { activate, fillSignup, person, type Brand } from './support/member';
import { openBrand } from './support/product/journey-brands';
import { startProduct, type Product } from './support/product/product';
import { buyCredits, enterSite } from './support/pages/story';

/** New members get their first credits for less: the time bonus on brand A, the welcome code on brand B. */
let product: Product;

test.beforeAll(async () => {
  product = await startProduct({ brands: ['golden-hour', 'zonneterras'] });
});
test.afterAll(async () => product.stop());

const FOUR_HOURS = 14_400_000;

async function signUp(page: Page, brand: Brand, name: string): Promise<void> {
  const who = person(name, 'female');
  await enterSite(page, brand);
  await page.goto(`${brand.url}/signup`);
  await fillSignup(page, brand, who);
  await page.waitForURL(/\/signup-matches/);
  await activate(page, product, brand, who);
}

async function openOrder(page: Page, brand: Brand & { method: string }): Promise<void> {
  await page.goto(`${brand.url}/credits`);
  const choose = page.getByRole('main').getByRole('link', { name: brand.t('billing.choose') });
  await choose.first().click();
  await page.locator(`a[href*="/${brand.method}"]`).click();
  await expect(page.locator('input[name="request_key"]')).toHaveCount(1);
}

const field = (page: Page, brand: Brand) => page.getByLabel(brand.t('billing.code-label'));
const totalOf = (page: Page) => page.locator('input[name="total"]').inputValue();

for (const width of inTurn([1280, 390], 2)) {
  // covers S1-012 S2-151 S2-153 S4-017
  test(`the time bonus, until the clock has turned, at ${width} px`, async ({ browser }) => {
    const brand = openBrand(product, 'a');
    const context = await browser.newContext({ viewport: { width, height: 844 }, locale: brand.acceptLanguage });
    const page = await context.newPage();
    await signUp(page, brand, `Timea${width}`);
    await page.goto(`${brand.url}/members`);
    const bar = page.locator('a[href^="/credits?code="]').filter({ has: page.getByRole('timer') });
    await expect(bar).toContainText(/03:5\d:\d\d/);
    await page.screenshot({ path: test.info().outputPath('bar.png') });
    await bar.click();
    await expect(page).toHaveURL(`${brand.url}/credits?code=TIMEBONUS25`);
    await expect(page.locator('main s').first()).toBeVisible();

    await openOrder(page, brand);
    const applied = page.getByText(brand.t('billing.code-applied', { code: 'TIMEBONUS25' }));
    await expect(applied).toBeVisible();
    const reduced = Number(await totalOf(page));
    await page.screenshot({ path: test.info().outputPath('order.png'), fullPage: true });
    await page.getByRole('link', { name: brand.t('billing.code-remove') }).click();
    await field(page, brand).fill('sprnig');
    await field(page, brand).press('Enter');
    await expect(page.getByText(brand.t('billing.code-not-found'))).toBeVisible();
    await expect(field(page, brand)).toHaveValue('sprnig');
    const full = Number(await totalOf(page));
    expect(reduced).toBe(full - Math.ceil(full / 4));
    await page.screenshot({ path: test.info().outputPath('wrong-code.png'), fullPage: true });
    await field(page, brand).fill(' timebonus25 ');
    await page.getByRole('button', { name: brand.t('billing.code-apply') }).click();
    await expect(applied).toBeVisible();

    // The time is up while the order page is open: nobody is charged another total than the one on the button.
    await product.advance(FOUR_HOURS);
    await page.locator('form:has(input[name="request_key"]) button').click();
    await expect(page.getByText(brand.t('billing.code-ended')).first()).toBeVisible();
    await expect(page.locator('input[name="total"]')).toHaveValue(String(full));
    await page.goto(`${brand.url}/members`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bar).toHaveCount(0);
    await context.close();
  });
}

for (const width of inTurn([1280, 390], 2)) {
  // covers S5-015
  test(`the time bonus after Back at the payment page, at ${width} px`, async ({ browser }) => {
    const brand = openBrand(product, 'a');
    const context = await browser.newContext({ viewport: { width, height: 844 }, locale: brand.acceptLanguage });
    const page = await context.newPage();
    await signUp(page, brand, `Timeback${width}`);
    await openOrder(page, brand);
    const reduced = await totalOf(page);
    const order = page.locator('form:has(input[name="request_key"]) button');
    await order.click();
    await page.waitForURL(/pay\.localhost/);
    const paymentPage = page.url();

    // Back and a reload leave every price as the banner promises it.
    await page.goBack();
    await page.reload();
    await expect(page.locator('input[name="total"]')).toHaveValue(reduced);
    await page.goto(`${brand.url}/members`);
    await page.locator('a[href^="/credits?code="]').click();
    await expect(page.getByText(brand.t('billing.open-order-title'))).toBeVisible();
    await expect(page.getByText(brand.t('billing.code-used'))).toHaveCount(0);
    const bundles = page.getByRole('main').getByRole('link', { name: brand.t('billing.choose') });
    expect(await page.locator('main s').count()).toBeGreaterThanOrEqual(await bundles.count());
    await page.screenshot({ path: test.info().outputPath('open-order.png') });

    // Cancelled, and ordered again: another bundle, at its reduced price.
    await page.getByRole('button', { name: brand.t('billing.open-order-cancel') }).click();
    await expect(page.getByText(brand.t('billing.open-order-title'))).toHaveCount(0);
    await expect(page).toHaveURL(/\/credits\?code=TIMEBONUS25$/);
    await openOrder(page, brand);
    await order.click();
    await page.waitForURL(/pay\.localhost/);
    const secondPage = page.url();
    await page.goBack();
    await page.goto(`${brand.url}/credits`);
    await bundles.nth(1).click();
    await page.locator(`a[href*="/${brand.method}"]`).click();
    const other = Number(await totalOf(page));
    expect(other).not.toBe(Number(reduced));
    await expect(page.getByText('TIMEBONUS25').first()).toBeVisible();
    await page.screenshot({ path: test.info().outputPath('replaces.png'), fullPage: true });
    await order.click();
    await page.waitForURL(/pay\.localhost/);
    await page.getByRole('button', { name: /^Pay\b(?!,)/ }).click();
    await page.waitForURL(/\/transactions\//);
    await expect(page.getByRole('link', { name: brand.t('billing.repeat') })).toBeVisible();

    // The payment page of the replaced order, still open in another tab, is paid late: the money goes back.
    const tab = await context.newPage();
    await tab.goto(secondPage);
    await tab.getByRole('button', { name: /^Pay\b(?!,)/ }).click();
    await tab.waitForURL(/\/transactions\//);
    await expect(tab.getByRole('heading', { name: brand.t('billing.order-replaced') })).toBeVisible();
    await expect(tab.getByText(brand.t('billing.returned-title'))).toBeVisible();
    await tab.screenshot({ path: test.info().outputPath('paid-late.png'), fullPage: true });
    expect(paymentPage).not.toBe(secondPage);
    await context.close();
  });
}

for (const width of inTurn([1280, 390], 2)) {
  // covers S5-015
  test(`an unpaid order in two tabs, cancelled, and paid once its code has ended, at ${width} px`, async ({
    browser,
  }) => {
    const brand = openBrand(product, 'a');
    const { t, url } = brand;
    const context = await browser.newContext({ viewport: { width, height: 844 }, locale: brand.acceptLanguage });
    const page = await context.newPage();
    const leaveUnpaid = async () => {
      await openOrder(page, brand);
      await page.locator('form:has(input[name="request_key"]) button').click();
      await page.waitForURL(/pay\.localhost/);
      await page.goto(`${url}/credits`);
    };
    const note = (where: Page) => where.getByText(t('billing.open-order-title'));
    const cancel = (where: Page) => where.getByRole('button', { name: t('billing.open-order-cancel') });
    await signUp(page, brand, `Timetabs${width}`);
    await leaveUnpaid();

    // The bundles lead to the payment page, and Back from there leads to the bundles.
    await page.getByRole('link', { name: t('billing.pay-now') }).click();
    await page.waitForURL(/pay\.localhost/);
    await page.goBack();
    await expect(page).toHaveURL(`${url}/credits`);
    await expect(note(page)).toBeVisible();

    // Cancelled on the order's own page; another tab, which still shows it, may cancel it once more.
    const tab = await context.newPage();
    await tab.goto(`${url}/credits`);
    await expect(note(tab)).toBeVisible();
    await page.goto(`${url}/transactions`);
    await page.getByRole('main').locator('a[href^="/transactions/"]').first().click();
    await expect(page.getByRole('link', { name: t('billing.open-order-change') })).toBeVisible();
    await page.screenshot({ path: test.info().outputPath('order-page.png'), fullPage: true });
    await cancel(page).click();
    await expect(page.getByRole('heading', { name: t('billing.order-cancelled-title') })).toBeVisible();
    await page.screenshot({ path: test.info().outputPath('cancelled.png'), fullPage: true });
    await cancel(tab).click();
    await expect(note(tab)).toHaveCount(0);
    await expect(tab.locator('main s').first()).toBeVisible();

    // The code has ended: nothing promises it any more, and an order that was placed in time keeps its price.
    await leaveUnpaid();
    await product.advance(FOUR_HOURS);
    await page.goto(`${url}/credits?code=TIMEBONUS25`);
    await expect(page.getByText(t('billing.code-ended'))).toBeVisible();
    await expect(page.locator('main s')).toHaveCount(0);
    await page.screenshot({ path: test.info().outputPath('ended.png'), fullPage: true });
    await page.getByRole('link', { name: t('billing.pay-now') }).click();
    await page.waitForURL(/pay\.localhost/);
    await page.getByRole('button', { name: /^Pay\b(?!,)/ }).click();
    await page.waitForURL(/\/transactions\//);
    await expect(page.getByText(t('billing.discount-line', { code: 'TIMEBONUS25' }))).toBeVisible();
    await expect(page.getByRole('link', { name: t('billing.repeat') })).toBeVisible();
    await context.close();
  });
}

// covers S5-013 S5-015 S9-021
test('the welcome code without JavaScript, once', async ({ browser }) => {
  const brand = openBrand(product, 'b');
  const options = { viewport: { width: 390, height: 844 }, locale: brand.acceptLanguage, javaScriptEnabled: false };
  const page = await (await browser.newContext(options)).newPage();
  await signUp(page, brand, 'Welmoed');
  await page.goto(`${brand.url}/members`);
  await expect(page.locator('a[href="/credits?code=WELCOME25"]', { hasText: 'WELCOME25' })).toBeVisible();
  await openOrder(page, brand);
  const reduced = await totalOf(page);
  await page.getByRole('link', { name: brand.t('billing.code-remove') }).click();
  expect(Number(await totalOf(page))).toBeGreaterThan(Number(reduced));
  await field(page, brand).fill('welcome25');
  await page.getByRole('button', { name: brand.t('billing.code-apply') }).click();
  await expect(page.locator('input[name="total"]')).toHaveValue(reduced);
  await page.goto(`${brand.url}/credits`);
  await buyCredits(page, brand);
  await expect(page.getByText(brand.t('billing.discount-line', { code: 'WELCOME25' }))).toBeVisible();

  await openOrder(page, brand);
  await field(page, brand).fill('WELCOME25');
  await page.getByRole('button', { name: brand.t('billing.code-apply') }).click();
  await expect(page.getByText(brand.t('billing.code-used'))).toBeVisible();
});
