import { expect, test, type Browser, type Page } from '@playwright/test';
import { inTurn } from '../scripts/test/turn.mjs';
import { join, mailedLink, signUp } from './support/accounts';
import { logIn } from './support/member';
import { holdAuthenticator } from './support/product/authenticator';
import { openBrand } from './support/product/journey-brands';
import { startProduct, type Product } from './support/product/product';
import { expectQuiet, listen } from './support/pages/quiet-page';
import { enterSite } from './support/pages/story';

type Brand = ReturnType<typeof openBrand>;

/** A stranger who typed the address of someone else, and a thief who added a passkey: their way out, the owner's way in. */
let product: Product;

test.beforeAll(async () => {
  product = await startProduct({ brands: ['golden-hour', 'zonneterras'] });
});
test.afterAll(async () => product.stop());

async function openPage(browser: Browser, brand: Brand, width: number) {
  const context = await browser.newContext({ viewport: { width, height: 844 }, locale: brand.acceptLanguage });
  const complaints = listen(context);
  const page = await context.newPage();
  await enterSite(page, brand);
  return { page, complaints, close: () => context.close() };
}

async function choosePassword(page: Page, brand: Brand, password: string): Promise<void> {
  await page.locator('input[name="new_password"]').fill(password);
  await page.locator('input[name="repeat_password"]').fill(password);
  await page.getByRole('button', { name: brand.t('credentials.save-password') }).click();
  await page.waitForURL(/\/login\?notice=password-changed/);
}

for (const width of inTurn([390, 1280], 4)) {
  test(`a confirmation elsewhere than at the signup asks for a password at ${width} px`, async ({ browser }) => {
    const brand = openBrand(product, 'a');
    const { visitor, credentials } = await signUp(product, brand.slug);
    const { page, complaints, close } = await openPage(browser, brand, width);
    const link = await mailedLink(product, brand.slug, credentials.email);
    await page.goto(link);
    await page.getByRole('button', { name: brand.t('account.activate-button') }).click();
    await page.waitForURL(/\/reset-password\/do\?token=/);
    await expect(page.getByText(brand.t('credentials.reset-after-confirmation'))).toBeVisible();
    await page.screenshot({ path: test.info().outputPath('choose.png'), fullPage: true });
    // Anyone who signed up is logged in no more.
    expect(JSON.parse((await visitor.call('GET', '/api/user.php')).body)).toEqual({ user: null });
    // Back and again, as people do.
    await page.goBack();
    await page.waitForURL(/\/reset-password$/);
    await page.waitForLoadState();
    await page.goForward();
    await page.waitForURL(/\/reset-password\/do\?token=/);
    await page.waitForLoadState();
    await page.reload();
    await choosePassword(page, brand, 'seven quiet herons');
    await page.locator('input[name="email"]').fill(credentials.email);
    await page.locator('input[name="password"]').fill('seven quiet herons');
    await page.getByRole('button', { name: brand.t('account.login-button'), exact: true }).click();
    await page.waitForURL(/\/complete-signup/);
    // The link once more, now by its member.
    await page.goto(link);
    await expect(page.getByRole('heading', { name: brand.t('account.activated-title') })).toBeVisible();
    expectQuiet(complaints);
    await close();
  });

  test(`a thief's passkey goes with the undo in the mail about it at ${width} px`, async ({ browser }) => {
    const brand = openBrand(product, 'a');
    const { credentials } = await join(product, brand.slug);
    const thief = await openPage(browser, brand, 1280);
    await holdAuthenticator(thief.page);
    await logIn(thief.page, brand, credentials.email, credentials.password);
    await thief.page.goto(`${brand.url}/notifications/passkeys`);
    await thief.page.locator('input[name="password"]').fill(credentials.password);
    await thief.page.getByRole('button', { name: brand.t('passkeys.add') }).click();
    await expect(thief.page.getByText(brand.t('passkeys.added'))).toBeVisible();

    const owner = await openPage(browser, brand, width);
    await owner.page.goto(await mailedLink(product, brand.slug, credentials.email));
    await owner.page.screenshot({ path: test.info().outputPath('undo.png'), fullPage: true });
    await owner.page.getByRole('button', { name: brand.t('credentials.undo-button') }).click();
    await owner.page.waitForURL(/\/reset-password\/do\?token=/);
    // Anyone who goes back, or follows the mail once more, is led to the password that is left to choose.
    await owner.page.goBack();
    await expect(owner.page.getByRole('heading', { name: brand.t('credentials.undo-ended') })).toBeVisible();
    const choose = owner.page.getByRole('link', { name: brand.t('credentials.undo-ended-password') });
    await expect(choose).toHaveAttribute('href', '/reset-password');
    await owner.page.goForward();
    await owner.page.waitForURL(/\/reset-password\/do\?token=/);
    await owner.page.waitForLoadState();
    // The thief has no session, no password and no passkey left.
    await thief.page.waitForURL(/\/login/);
    await thief.page.getByRole('button', { name: brand.t('passkeys.log-in') }).click();
    await expect(thief.page.getByText(brand.t('passkeys.unknown'))).toBeVisible();
    await choosePassword(owner.page, brand, 'seven quiet herons');
    await logIn(owner.page, brand, credentials.email, 'seven quiet herons');
    expectQuiet(owner.complaints);
    await owner.close();
    await thief.close();
  });
}
