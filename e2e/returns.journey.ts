import { expect, test, type Browser, type Page } from '@playwright/test';
import { activate, fillSignup, person, type Brand, type Person } from './support/member';
import { buyCredits, composer, enterSite, write } from './support/pages/story';
import { latestPayment, takeBack } from './support/paying';
import { openBrand, type BrandKey } from './support/product/journey-brands';
import { startJourney, type JourneyDatabase } from './support/product/journey-product';
import type { Product } from './support/product/product';

/** Money that comes back: withdrawals with and without a login, whole and in part, and what a chargeback leaves open. */
type JourneyBrand = ReturnType<typeof openBrand>;

async function join(page: Page, product: Product, brand: Brand, who: Person): Promise<void> {
  await enterSite(page, brand);
  await page.goto(`${brand.url}/signup`);
  await fillSignup(page, brand, who);
  await page.waitForURL(/\/signup-matches/);
  await activate(page, product, brand, who);
}

/** Buys the first bundle, and returns the number of the order. */
async function buy(page: Page, brand: JourneyBrand): Promise<string> {
  await page.goto(`${brand.url}/credits`);
  await buyCredits(page, brand);
  await expect(page.getByRole('link', { name: brand.t('billing.withdraw') }).first()).toBeVisible();
  return /\/transactions\/([0-9a-z]{26})/.exec(page.url())![1]!;
}

/** Uses up the free credits of the signup, which pay for three messages, and the bought ones of a fourth. */
async function useSomeCredits(page: Page, brand: JourneyBrand): Promise<void> {
  await page.goto(`${brand.url}/members?gender=male&real=1&order=active`);
  const card = page.getByRole('main').locator('a[href^="/members/"]').first();
  const id = /\/members\/([0-9a-z]{26})/.exec((await card.getAttribute('href'))!)![1]!;
  await page.goto(`${brand.url}/members/${id}/chat`);
  for (const text of ['One', 'Two', 'Three', 'Four']) {
    await expect(composer(page)).toBeVisible();
    await write(page, brand, text);
    await expect(page.getByRole('log').getByText(text, { exact: true })).toBeVisible();
  }
}

async function confirm(page: Page, brand: JourneyBrand): Promise<number> {
  const amount = Number(await page.locator('input[name="amount"]').inputValue());
  await page.getByRole('button', { name: brand.t('billing.withdrawal-confirm') }).click();
  await expect(page.getByText(brand.t('billing.withdrawal-done'))).toBeVisible();
  await expect(page.locator('input[name="amount"]')).toHaveCount(0);
  return amount;
}

/** The mail about the order that has this in its text. */
async function mailWith(product: Product, brand: Brand, order: string, pattern: RegExp): Promise<string> {
  let text = '';
  await expect
    .poll(async () => {
      const mails = await product.mails(brand.slug);
      text = mails.find((mail) => mail.text.includes(order) && pattern.test(mail.text))?.text ?? '';
      return text;
    })
    .not.toBe('');
  return text;
}

const openPage = async (browser: Browser, brand: JourneyBrand, width: number, javaScriptEnabled = true) =>
  (
    await browser.newContext({ viewport: { width, height: 844 }, locale: brand.acceptLanguage, javaScriptEnabled })
  ).newPage();

async function start(key: BrandKey, database: JourneyDatabase) {
  const started = await startJourney(key, database);
  return { ...started, brand: openBrand(started.product, key) };
}

// covers S9-022
test('a whole withdrawal, and paying what a chargeback left open, on brand A with SQLite', async ({ browser }) => {
  const { product, brand, stop } = await start('a', 'SQLite');
  try {
    const { t } = brand;
    const page = await openPage(browser, brand, 1280);
    await join(page, product, brand, person('Retna', 'female'));
    const first = await buy(page, brand);
    await page
      .getByRole('link', { name: t('billing.withdraw') })
      .first()
      .click();
    await page.screenshot({ path: test.info().outputPath('withdrawal.png'), fullPage: true });
    expect(await confirm(page, brand)).toBeGreaterThan(0);
    await page.screenshot({ path: test.info().outputPath('withdrawn.png'), fullPage: true });
    // The receipt of the withdrawal names its date and time.
    const receipt = await mailWith(product, brand, first, /withdrew/);
    expect(receipt).toMatch(/\b20\d\d\b.*\d\d:\d\d/);

    await buy(page, brand);
    await useSomeCredits(page, brand);
    await takeBack(product, await latestPayment(product, brand.slug));
    const notice = page.getByRole('main').getByRole('link', { name: t('billing.open-title') });
    await expect(async () => {
      await page.goto(`${brand.url}/credits`);
      await expect(notice).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.screenshot({ path: test.info().outputPath('bundles.png'), fullPage: true });
    await page
      .getByRole('main')
      .getByRole('link', { name: t('billing.choose') })
      .first()
      .click();
    await page.locator(`a[href*="/${brand.method}"]`).click();
    await page.locator('form:has(input[name="request_key"]) button').click();
    await expect(page.getByText(t('billing.open-amount-first'))).toBeVisible();
    await notice.click();
    await page.screenshot({ path: test.info().outputPath('open-amount.png'), fullPage: true });
    await page.locator(`a[href*="/open-amount/${brand.method}"]`).click();
    await expect(page.locator('input[name="request_key"]')).toHaveCount(1);
    await page.screenshot({ path: test.info().outputPath('open-pay.png'), fullPage: true });
    await page.locator('form:has(input[name="request_key"]) button').click();
    await page.waitForURL(/pay\.localhost/);
    await page.getByRole('button', { name: /^Pay\b(?!,)/ }).click();
    await expect(page.getByRole('heading', { name: t('billing.open-paid') })).toBeVisible();
    await page.screenshot({ path: test.info().outputPath('open-paid.png'), fullPage: true });
    await page.locator('a[href$="/receipt"]').click();
    await expect(
      page.getByRole('cell').or(page.getByRole('rowheader')).getByText(t('billing.open-amount')),
    ).toBeVisible();
    await page.screenshot({ path: test.info().outputPath('receipt.png'), fullPage: true });
    await page.goto(`${brand.url}/credits`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice).toHaveCount(0);
  } finally {
    await stop();
  }
});

// covers S9-022
test('a part withdrawal by mail, without a login or JavaScript, on brand B with MariaDB', async ({ browser }) => {
  const { product, brand, stop } = await start('b', 'MariaDB');
  try {
    const { t } = brand;
    const who = person('Terugje', 'female');
    const page = await openPage(browser, brand, 390, false);
    await join(page, product, brand, who);
    const order = await buy(page, brand);
    await useSomeCredits(page, brand);

    const anybody = await openPage(browser, brand, 390, false);
    await enterSite(anybody, brand);
    await anybody.goto(`${brand.url}/withdrawal`);
    await anybody.locator('input[name="order"]').fill(order);
    await anybody.locator('form:has(input[name="order"]) input[name="email"]').fill(who.email);
    await anybody.screenshot({ path: test.info().outputPath('request.png'), fullPage: true });
    await anybody.getByRole('button', { name: t('billing.withdrawal-send') }).click();
    await expect(anybody.getByText(t('billing.withdrawal-sent'))).toBeVisible();
    const [link] = /https?:\/\/\S+\/withdrawal\/[\w-]{43}/.exec(
      await mailWith(product, brand, order, /\/withdrawal\//),
    )!;
    await anybody.goto(link!);
    await anybody.screenshot({ path: test.info().outputPath('part.png'), fullPage: true });
    expect(await confirm(anybody, brand)).toBeGreaterThan(0);
    await anybody.screenshot({ path: test.info().outputPath('part-done.png'), fullPage: true });
    await mailWith(product, brand, order, /\b20\d\d\b.*\d\d:\d\d/);

    // The link has been used, and the member sees what went back.
    await anybody.goto(link!);
    await expect(anybody.getByText(t('billing.withdrawal-done'))).toBeVisible();
    await expect(anybody.locator('input[name="amount"]')).toHaveCount(0);
    await page.goto(`${brand.url}/transactions/${order}`);
    await expect(page.getByRole('heading', { name: t('billing.order-returned') })).toBeVisible();
    await page.screenshot({ path: test.info().outputPath('order.png'), fullPage: true });
  } finally {
    await stop();
  }
});
