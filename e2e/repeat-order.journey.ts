import { expect, test, type Page } from '@playwright/test';
import { HOUR } from '~/time/durations';
import { inTurn } from '../scripts/test/turn.mjs';
import { join } from './support/accounts';
import type { Brand } from './support/member';
import { decide, expectAccessible, expectStatus, orderButton, openOrder } from './support/pages/checkout';
import { expectQuiet, listen } from './support/pages/quiet-page';
import { openBrand, type BrandKey } from './support/product/journey-brands';
import { startJourney, type JourneyDatabase } from './support/product/journey-product';
import { openSignedIn } from './support/signed-in';

/** The same order again with a saved card, within the limits that a member sets for themselves. */
interface Way {
  key: BrandKey;
  database: JourneyDatabase;
  credits: number;
  width: number;
  javaScriptEnabled: boolean;
}

const WAYS: Way[] = [
  { key: 'a', database: 'SQLite', credits: 100, width: 1280, javaScriptEnabled: true },
  { key: 'b', database: 'MariaDB', credits: 150, width: 390, javaScriptEnabled: false },
];

for (const { key, database, credits, width, javaScriptEnabled } of inTurn(WAYS, 2)) {
  const suffix = javaScriptEnabled ? '' : ', without JavaScript';
  // covers S8-019
  test(`a saved card, repeated and limited, at ${width} px on brand ${key} with ${database}${suffix}`, async ({
    browser,
  }) => {
    const { product, stop } = await startJourney(key, database);
    const brand = openBrand(product, key);
    const { t } = brand;
    const { credentials } = await join(product, brand.slug, { name: 'Rhea' });
    const { context, page } = await openSignedIn(browser, product, brand.slug, credentials, {
      viewport: { width, height: 844 },
      locale: brand.acceptLanguage,
      reducedMotion: 'reduce',
      javaScriptEnabled,
    });
    // 409: an order that the member's own limit refuses.
    const complaints = listen(context, [409]);
    const accessible = async (name: string) => {
      if (javaScriptEnabled) await expectAccessible(page);
      await page.screenshot({ path: test.info().outputPath(`${name}.png`), fullPage: true });
    };

    // Nothing is saved unless the member ticks it.
    await openOrder(page, brand, 'creditcard');
    await expect(page.getByLabel(t('billing.remember'))).not.toBeChecked();
    await page.getByLabel(t('billing.remember')).check();
    await accessible('remember');
    await orderButton(page).click();
    await page.waitForURL(/pay\.localhost/);
    await decide(page, 'paid');
    await expectStatus(page, brand, credits);

    // One press, or an impatient double click, is one order, and no page of the provider comes between.
    await page.getByRole('link', { name: t('billing.repeat') }).click();
    await expect(page.getByText('•••• 4242').first()).toBeVisible();
    await accessible('repeat');
    await (javaScriptEnabled ? orderButton(page).dblclick() : orderButton(page).click());
    await page.waitForURL(/\/transactions\/[0-9a-z]{26}/);
    await expectStatus(page, brand, credits);
    const completed = async () => {
      await page.goto(`${brand.url}/transactions`);
      return page.getByRole('main').getByText(t('billing.order-completed'), { exact: true }).count();
    };
    expect(await completed()).toBe(2);

    // A limit holds at once, also for a page that was opened before.
    const total = Number(await totalAt(page, `${brand.url}/credits/repeat-order`));
    const early = await context.newPage();
    await totalAt(early, `${brand.url}/credits/repeat-order`);
    await limitDay(page, brand, String((2 * total) / 100));
    await accessible('limits');
    await orderButton(early).click();
    await expect(early.getByText(t('billing.own-limit', { kind: 'day' }))).toBeVisible();
    await early.close();
    await page.goto(`${brand.url}/credits/repeat-order`);
    await expect(orderButton(page)).toHaveCount(0);
    await accessible('beyond-limit');

    // A higher one waits for a day; so does what the day's orders leave of it.
    await limitDay(page, brand, '');
    await expect(page.getByRole('button', { name: t('billing.limits-cancel') })).toBeVisible();
    await accessible('limit-waits');
    await page.goto(`${brand.url}/credits/repeat-order`);
    await expect(orderButton(page)).toHaveCount(0);
    await product.advance(25 * HOUR);
    await totalAt(page, `${brand.url}/credits/repeat-order`);
    await orderButton(page).click();
    await expectStatus(page, brand, credits);

    // Removed with one press; the next order is confirmed at the provider again.
    expect(await completed()).toBe(3);
    await page.getByRole('button', { name: /4242/ }).click();
    await expect(page.getByText('•••• 4242')).toHaveCount(0);
    await accessible('removed');
    await totalAt(page, `${brand.url}/credits/repeat-order`);
    await orderButton(page).click();
    await page.waitForURL(/pay\.localhost/);
    expectQuiet(complaints);
    await context.close();
    await stop();
  });
}

/** Opens an order and returns what its button obliges to, in minor units. */
async function totalAt(page: Page, url: string): Promise<string> {
  await page.goto(url);
  await expect(orderButton(page)).toBeEnabled();
  return page.locator('form:has(input[name="request_key"]) input[name="total"]').first().inputValue();
}

/** Sets the limit for 24 hours by keyboard; none if the amount is empty. */
async function limitDay(page: Page, brand: Brand, amount: string): Promise<void> {
  await page.goto(`${brand.url}/credits/limits`);
  await page.locator('input[name="day"]').fill(amount);
  await page.locator('input[name="day"]').press('Enter');
  await expect(page.getByText(brand.t('billing.limits-saved'))).toBeVisible();
}
