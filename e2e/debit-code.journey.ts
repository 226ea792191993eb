import { expect, test, type Page } from '@playwright/test';
import { DAY } from '~/time/durations';
import { join } from './support/accounts';
import { openOrder } from './support/pages/checkout';
import { expectQuiet, listen } from './support/pages/quiet-page';
import { DEBIT, sentCode } from './support/paying';
import { openBrand } from './support/product/journey-brands';
import { startJourney, type StartedJourney } from './support/product/journey-product';
import { openSignedIn } from './support/signed-in';

/**
 * The page that waits for the code of a direct debit, on a phone that drops it while the message is read: loaded again, by
 * Back and Forward, in a tab of its own. REPEAT walks each way so many times.
 */
const REPEAT = Number(process.env.REPEAT ?? 1);
const { phone: _, ...TYPED } = DEBIT;

let started: StartedJourney | undefined;
test.afterEach(async () => started?.stop());

const valueOf = (page: Page, name: string) => page.locator(`input[name="${name}"]`).inputValue();

for (const [database, javaScriptEnabled] of [
  ['SQLite', true],
  ['MariaDB', false],
] as const) {
  test(`the code is asked for again ${javaScriptEnabled ? 'with' : 'without'} JavaScript on ${database}`, async ({
    browser,
  }) => {
    test.setTimeout(90_000 * REPEAT);
    started = await startJourney('b', database);
    const { product } = started;
    const brand = openBrand(product, 'b');
    const { t, slug, url } = brand;
    const options = { viewport: { width: 390, height: 844 }, locale: brand.acceptLanguage, javaScriptEnabled };
    for (let turn = 0; turn < REPEAT; turn += 1) {
      const her = await join(product, slug, { name: 'Clara', gender: 'female' });
      const { context, page } = await openSignedIn(browser, product, slug, her.credentials, options);
      const complaints = listen(context, [400]);
      const otp = page.locator('input[name="otp"]');
      const number = `+316${String(20_000_000 + turn * 7 + (javaScriptEnabled ? 0 : 5_000))}`;
      const expectCode = async (where = page) => {
        await expect(where.locator('input[name="otp"]')).toBeVisible();
        expect([await valueOf(where, 'account_holder'), await valueOf(where, 'street')]).toEqual([TYPED.account_holder, TYPED.street]); // prettier-ignore
        expect((await valueOf(where, 'iban')).replaceAll(' ', '')).toBe(TYPED.iban.replaceAll(' ', ''));
      };
      await openOrder(page, brand, 'directdebit');
      const path = page.url();
      for (const [name, value] of Object.entries({ ...TYPED, phone: number }))
        await page.locator(`input[name="${name}"]`).fill(value);
      await page.getByRole('button', { name: t('billing.debit-send-code') }).click();
      await expectCode();
      const right = await sentCode(product, slug, number);
      await page.reload();
      await expectCode();
      await page.goto(`${url}/credits`);
      await page.goBack();
      await expectCode();
      const other = await context.newPage();
      await other.goto(path);
      await expectCode(other);
      await other.close();
      // Something is to be changed: the fields are there, also when the page is loaded again, and no second message is sent.
      await page.getByRole('button', { name: t('billing.debit-change') }).click();
      await expect(otp).toHaveCount(0);
      expect(await valueOf(page, 'account_holder')).toBe(TYPED.account_holder);
      await page.goto(path);
      await expect(otp).toHaveCount(0);
      expect((await valueOf(page, 'iban')).replaceAll(' ', '')).toBe(TYPED.iban.replaceAll(' ', ''));
      await page.getByRole('button', { name: t('billing.debit-send-code') }).click();
      await expectCode();
      // A wrong code, the page loaded again, and the right one: the first message's.
      await otp.fill(right === '000000' ? '111111' : '000000');
      await page.keyboard.press('Enter');
      await expect(page.getByText(t('billing.debit-code-invalid'))).toBeVisible();
      await page.goto(path);
      await expectCode();
      await otp.fill(right);
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/transactions\//);
      expect((await context.cookies()).filter(({ name }) => name === 'debit')).toEqual([]);
      await page.goto(path);
      expect(await page.content()).not.toContain(TYPED.account_holder);
      expectQuiet(complaints);
      await context.close();
      // So many messages an hour go to one network, and so much a day is debited from one account.
      await product.advance(DAY);
    }
  });
}
