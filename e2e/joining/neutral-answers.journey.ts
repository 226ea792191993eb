import { expect, test, type Page } from '@playwright/test';
import { activate, createAccount, person, type Brand } from '../support/member';
import { textsOf } from '../support/pages/texts';
import { awake } from '../support/product/awake';
import { startProduct, type Product } from '../support/product/product';

/** A brand that does not say who has an account: the mail leads back, and the steps after the account follow then. */

const slug = 'lila-aurora';
let product: Product;
let brand: Brand;
test.beforeAll(async () => {
  product = await startProduct({ brands: [slug] });
  brand = { slug, language: 'fr', t: textsOf('fr'), url: product.origin(slug) };
});
test.afterAll(() => product.stop());

const tryToLogIn = async (page: Page, email: string, password: string) => {
  await page.locator('main input[name="email"]').fill(email);
  await page.locator('main input[name="password"]').fill(password);
  await page.getByRole('button', { name: brand.t('account.login-button'), exact: true }).click();
};

for (const javaScriptEnabled of [true, false]) {
  test(`a new member ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({ browser }) => {
    const { t, url } = brand;
    const who = person(javaScriptEnabled ? 'Ottilie' : 'Friederike', 'female');
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      locale: 'fr-FR',
      javaScriptEnabled,
    });
    const page = await context.newPage();
    await context.addCookies([{ name: 'hide-site-entry', value: '1', url }]);
    await page.goto(`${url}/signup`);
    if (javaScriptEnabled) await awake(page.locator('main form').first());
    await createAccount(page, brand, who);
    await expect(page.getByRole('heading', { name: t('account.check-mail-title') })).toBeVisible();
    await expect(page.getByText(t('account.check-mail-hint'))).toBeVisible();
    await activate(page, product, brand, who);
    await page
      .locator('main')
      .getByRole('link', { name: t('account.login-button'), exact: true })
      .click();
    await expect(page.getByRole('heading', { name: t('account.login-title') })).toBeVisible();
    if (javaScriptEnabled) await awake(page.locator('main form').first());
    // Refused once, the login still leads to the steps.
    await tryToLogIn(page, who.email, 'not this one');
    await expect(page.locator('main').getByRole('alert')).toBeVisible();
    await tryToLogIn(page, who.email, who.password);
    await page.waitForURL(/\/complete-signup\/1/);
    await context.close();
  });
}
