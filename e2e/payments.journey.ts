// covers S0-005 S2-143 S2-144 S4-033 S4-034 S4-036 S4-037 S8-018

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { DAY, HOUR } from '~/time/durations';
import { join, type Credentials } from './support/accounts';
import { decide, expectAccessible, expectStatus, openOrder, orderButton, orderWith } from './support/pages/checkout';
import { expectQuiet, listen, type Complaints } from './support/pages/quiet-page';
import { DEBIT, sentCode } from './support/paying';
import { openBrand } from './support/product/journey-brands';
import { startJourney } from './support/product/journey-product';
import { openSignedIn } from './support/signed-in';

/**
 * Each kind of payment method through the real pages and the provider's: card with 3-D Secure, transfer, bank, wallet,
 * voucher and direct debit, to each end, with the accidents of real life in between.
 */

test.describe('on a wide screen on brand A with SQLite', () => {
  let started: Awaited<ReturnType<typeof startJourney>>;
  test.beforeAll(async () => {
    started = await startJourney('a', 'SQLite');
  });
  test.afterAll(async () => started.stop());

  test('card and transfer: back, double click, closed tab, second device', async ({ browser }) => {
    const { product } = started;
    const brand = openBrand(product, 'a');
    const { credentials } = await join(product, brand.slug, { name: 'Cardine' });
    const complaints: Complaints[] = [];
    const device = async (width: number): Promise<{ context: BrowserContext; page: Page }> => {
      const options = {
        viewport: { width, height: 844 },
        locale: brand.acceptLanguage,
        reducedMotion: 'reduce',
      } as const;
      const opened = await openSignedIn(browser, product, brand.slug, credentials, options);
      complaints.push(listen(opened.context));
      return opened;
    };
    const desk = await device(1280);
    const { page } = desk;

    // The bank refuses the card; the same order page again, and this time the bank asks and agrees.
    await orderWith(page, brand, 'creditcard');
    await decide(page, 'failed', { atBank: true });
    await expectStatus(page, brand, 'failed');
    await expectAccessible(page);
    await page.screenshot({ path: test.info().outputPath('failed.png') });
    await page.getByRole('link', { name: brand.t('billing.try-again') }).click();
    // A double click is one order, and so is the button after the browser's back button.
    await expect(orderButton(page)).toBeEnabled();
    await expectAccessible(page);
    await orderButton(page).dblclick();
    await page.waitForURL(/pay\.localhost/);
    const first = page.url();
    await page.goBack();
    await expect(page).toHaveURL(/\/credits\/\w+\/creditcard/);
    await expect(orderButton(page)).toBeEnabled();
    await page.goto(first);
    await decide(page, 'paid', { atBank: true });
    await expectStatus(page, brand, 100);
    await expect(page.getByText(brand.t('billing.repeat'))).toBeVisible();
    const paidAt = page.url();
    // Back to the provider, whose page only leads home, and to the paid order, which stays paid.
    await page.goto(first);
    await page.getByRole('link', { name: /^Back to/ }).click();
    await expect(page).toHaveURL(paidAt);
    await expectStatus(page, brand, 100);

    // A transfer takes days. The phone shows the same order, and learns by itself that the money has come.
    await orderWith(page, brand, 'wiretransfer');
    await decide(page, 'pending');
    await expectStatus(page, brand, 'pending');
    const transfer = page.url();
    await page.close();
    const phone = await device(390);
    await phone.page.goto(transfer);
    await expectStatus(phone.page, brand, 'pending');
    await expectAccessible(phone.page);
    await phone.page.screenshot({ path: test.info().outputPath('pending.png') });
    await product.advance(2 * DAY);
    await expectStatus(phone.page, brand, 100);
    await expect.poll(async () => (await product.mails(brand.slug)).filter(receiptTo(credentials)).length).toBe(2);

    // The tab is closed at the provider. The phone finds the order, goes to pay, and the member thinks better of it.
    const again = await desk.context.newPage();
    await orderWith(again, brand, 'paypal');
    await again.close();
    await phone.page.goto(`${brand.url}/transactions`);
    const orders = phone.page.getByRole('main').locator('a[href^="/transactions/"]');
    await expect(
      phone.page.getByRole('main').getByText(brand.t('billing.order-completed'), { exact: true }),
    ).toHaveCount(2);
    await expect(phone.page.getByText(brand.t('billing.order-failed'), { exact: true })).toHaveCount(1);
    await orders.filter({ hasText: '100' }).first().click();
    await expectStatus(phone.page, brand, 'loading');
    await phone.page.getByRole('link', { name: brand.t('billing.pay-now') }).click();
    await decide(phone.page, 'cancelled');
    await expectStatus(phone.page, brand, 'failed');
    await expect(phone.page.getByRole('link', { name: brand.t('billing.other-method') })).toBeVisible();

    // Nobody pays for a day: the open page says that the order has ended.
    await orderWith(phone.page, brand, 'creditcard');
    await phone.page.goto(`${brand.url}/transactions`);
    await orders.first().click();
    await expectStatus(phone.page, brand, 'loading');
    await product.advance(25 * HOUR);
    await product.control('POST', '/drain');
    await expectStatus(phone.page, brand, 'failed');
    await phone.page.goto(`${brand.url}/credits`);
    await expect(phone.page.getByText(brand.t('billing.balance', { count: 230 }))).toBeVisible();
    for (const pageComplaints of complaints) expectQuiet(pageComplaints);
    await desk.context.close();
    await phone.context.close();
  });
});

const receiptTo =
  ({ email }: Credentials) =>
  ({ to, text }: { to: string; text: string }) =>
    to === email && /£9\.99/.test(text);

test.describe('on a phone on brand B with MariaDB', () => {
  let started: Awaited<ReturnType<typeof startJourney>>;
  test.beforeAll(async () => {
    started = await startJourney('b', 'MariaDB');
  });
  test.afterAll(async () => started.stop());

  const phone = {
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
    locale: 'nl-NL',
    reducedMotion: 'reduce',
  } as const;

  // covers S8-020
  test('bank, voucher, wallet, and direct debit with a code by text message', async ({ browser }) => {
    const { product } = started;
    const brand = openBrand(product, 'b');
    const { t } = brand;
    const { credentials } = await join(product, brand.slug, { name: 'Betty' });
    const { context, page } = await openSignedIn(browser, product, brand.slug, credentials, phone);
    // 400: a form with mistakes.
    const complaints = listen(context, [400]);

    // A voucher that is not accepted; with another method the order is paid.
    await orderWith(page, brand, 'paysafecard');
    await decide(page, 'failed');
    await expectStatus(page, brand, 'failed');
    await page.getByRole('link', { name: t('billing.other-method') }).click();
    await page.locator('a[href*="/paypal"]').click();
    await orderButton(page).click();
    await page.waitForURL(/pay\.localhost/);
    await decide(page, 'paid');
    await expectStatus(page, brand, 150);
    // At the bank, which takes its time and then refuses.
    await orderWith(page, brand, 'ideal');
    const provider = new URL(page.url());
    await expectAccessible(page);
    await decide(page, 'pending');
    await expectStatus(page, brand, 'pending');
    const panel = await context.newPage();
    await panel.goto(`${provider.origin}/payments`);
    await expectAccessible(panel);
    const settle = panel.getByRole('button', { name: 'Settle as failed' });
    await settle.click();
    // Closing the tab while the answer is on its way would stop Playwright from reading the other one.
    await expect(settle).toHaveCount(0);
    await panel.close();
    await expectStatus(page, brand, 'failed');

    await openOrder(page, brand, 'directdebit');
    const send = page.getByRole('button', { name: t('billing.debit-send-code') });
    await send.click();
    await expect(page.getByText(t('billing.debit-iban-invalid'))).toBeVisible();
    await expect(page.locator('input[name="account_holder"]')).toBeFocused();
    const { iban, ...rest } = DEBIT;
    for (const [name, value] of Object.entries(rest)) await page.locator(`input[name="${name}"]`).fill(value);
    await page.locator('input[name="iban"]').fill(iban.replace(/00$/, '01'));
    await send.click();
    await expect(page.getByText(t('billing.debit-missing'))).toHaveCount(0);
    await expect(page.locator('input[name="iban"]')).toBeFocused();
    await expectAccessible(page);
    await page.screenshot({ path: test.info().outputPath('iban.png') });
    await page.locator('input[name="iban"]').fill(iban);
    await page.keyboard.press('Enter');
    const code = page.locator('input[name="otp"]');
    await expect(code).toBeFocused();
    const right = await sentCode(product, brand.slug, DEBIT.phone);
    // The page is still being renewed; its button takes nothing until then, and so neither does Enter.
    await expect(page.locator('form button[aria-busy="true"]')).toHaveCount(0);
    await code.fill(right === '000000' ? '111111' : '000000');
    await page.keyboard.press('Enter');
    await expect(page.getByText(t('billing.debit-code-invalid'))).toBeVisible();
    await expectAccessible(page);
    await page.screenshot({ path: test.info().outputPath('wrong-code.png') });
    await code.fill(`${right.slice(0, 3)} ${right.slice(3)}`);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/transactions\//);
    await expectStatus(page, brand, 'pending');
    // The mail before the debit, and three days later the money.
    const mails = async () => (await product.mails(brand.slug)).filter(({ to }) => to === credentials.email);
    await product.advance(HOUR);
    await expect.poll(async () => (await mails()).some(({ text }) => text.includes('4300'))).toBe(true);
    await product.advance(4 * DAY);
    await expectStatus(page, brand, 150);
    expectQuiet(complaints);
    await context.close();
  });

  // covers S6-013
  test('without JavaScript, at a provider that leads on to the host of a bank', async ({ browser }) => {
    const { product } = started;
    const brand = openBrand(product, 'b');
    const { t } = brand;
    const { credentials } = await join(product, brand.slug, { name: 'Nora' });
    const options = { ...phone, javaScriptEnabled: false };
    const { context, page } = await openSignedIn(browser, product, brand.slug, credentials, options);
    const complaints = listen(context, [400]);
    // The provider redirects to a bank, whose host no policy of the brand knows.
    const bankServer = createServer((_, response) =>
      response.setHeader('Content-Type', 'text/html').end('<h1>Bank</h1>'),
    );
    await new Promise<void>((listening) => bankServer.listen(0, '127.0.0.1', listening));
    const approve = `http://bank.localhost:${(bankServer.address() as AddressInfo).port}/`;
    await context.route(/pay\.localhost.*\/checkout\/\w+$/, (route) =>
      route.fulfill({ status: 302, headers: { Location: approve } }),
    );
    await openOrder(page, brand, 'ideal');
    await orderButton(page).click();
    await page.waitForURL(approve);
    await expect(page.getByRole('heading', { name: 'Bank' })).toBeVisible();
    // Back is the page of the order, not a page that leads forward again.
    await page.goBack();
    await expect(orderButton(page)).toBeVisible();
    expectQuiet(complaints);
    // The negative control: if the form itself were redirected to the bank, the browser would refuse.
    await page.route(/\/credits\//, (route) => route.fulfill({ status: 303, headers: { Location: approve } }));
    await orderButton(page).click();
    await expect.poll(() => complaints.list.splice(0)).toEqual([expect.stringContaining('form-action')]);
    await page.unrouteAll();
    await context.unrouteAll();
    bankServer.close();
    await page.goto(`${brand.url}/transactions`);
    await page.getByRole('main').locator('a[href^="/transactions/"]').first().click();
    await expectStatus(page, brand, 'loading');
    await page.getByRole('link', { name: t('billing.pay-now') }).click();
    await decide(page, 'paid', { atBank: true });
    await expectStatus(page, brand, 150);

    await openOrder(page, brand, 'directdebit');
    const phoneNumber = '+31687654321';
    for (const [name, value] of Object.entries({ ...DEBIT, phone: phoneNumber })) {
      await page.locator(`input[name="${name}"]`).fill(value);
    }
    await page.getByRole('button', { name: t('billing.debit-send-code') }).click();
    const right = await sentCode(product, brand.slug, phoneNumber);
    await page.locator('input[name="otp"]').fill(right === '000000' ? '111111' : '000000');
    await page.keyboard.press('Enter');
    await expect(page.getByText(t('billing.debit-code-invalid'))).toBeVisible();
    await page.locator('input[name="otp"]').fill(right);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/transactions\//);
    await expectStatus(page, brand, 'pending');
    expectQuiet(complaints);
    await context.close();
  });
});
