import { expect, test, type Page } from '@playwright/test';
import { inTurn } from '../scripts/test/turn.mjs';
import { join, mailedLink } from './support/accounts';
import { logIn, type Brand } from './support/member';
import { openBrand } from './support/product/journey-brands';
import { startProduct, type Product } from './support/product/product';
import { enterSite } from './support/pages/story';

/** A forgotten password, a passkey, another password and address, and the way back within 48 hours. */
let product: Product;

test.beforeAll(async () => {
  product = await startProduct({ brands: ['golden-hour'] });
});
test.afterAll(async () => product.stop());

const HOUR = 3_600_000;

/** A phone that recognises its owner: Chromium's authenticator, through the debugging protocol. */
async function holdAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function choosePassword(page: Page, brand: Brand, password: string): Promise<void> {
  await page.locator('input[name="new_password"]').fill(password);
  await page.locator('input[name="repeat_password"]').fill(password);
  await page.getByRole('button', { name: brand.t('credentials.save-password') }).click();
  await page.waitForURL(/\/login\?notice=password-changed/);
}

async function changePassword(page: Page, brand: Brand, from: string, to: string): Promise<void> {
  await page.goto(`${brand.url}/notifications/password`);
  await page.locator('input[name="old_password"]').fill(from);
  await page.locator('input[name="new_password"]').fill(to);
  await page.locator('input[name="repeat_password"]').fill(to);
  await page.getByRole('button', { name: brand.t('credentials.change-password') }).click();
  await page.waitForURL(/notice=changed/);
}

/** Logs out, and in again with the passkey of this device. */
async function comeBack(page: Page, brand: Brand): Promise<void> {
  await page.context().clearCookies({ name: 'session' });
  await page.goto(`${brand.url}/login`);
  await page.getByRole('button', { name: brand.t('passkeys.log-in') }).click();
  await page.waitForURL(`${brand.url}/members`);
}

for (const width of inTurn([390, 1280], 4)) {
  // covers S2-036 S2-037
  test(`a password, a passkey, an address and the undo at ${width} px`, async ({ browser }) => {
    const brand = openBrand(product, 'a');
    const { credentials } = await join(product, brand.slug);
    const { email } = credentials;
    const moved = `moved-${email}`;
    const context = await browser.newContext({ viewport: { width, height: 844 }, locale: brand.acceptLanguage });
    const page = await context.newPage();
    const shot = (name: string) => page.screenshot({ path: test.info().outputPath(`${name}.png`), fullPage: true });
    await holdAuthenticator(page);
    await enterSite(page, brand);

    // Forgotten.
    await page.goto(`${brand.url}/reset-password`);
    await page.locator('input[name="email"]').fill(email);
    await page.getByRole('button', { name: brand.t('credentials.reset-send') }).click();
    await expect(page.getByText(brand.t('credentials.reset-sent'))).toBeVisible();
    await page.goto(await mailedLink(product, brand.slug, email));
    await choosePassword(page, brand, 'three loud herons');
    await logIn(page, brand, email, 'three loud herons');

    // A passkey, which logs in at once.
    await page.goto(`${brand.url}/notifications/passkeys`);
    await shot('none');
    await page.locator('input[name="password"]').fill('three loud herons');
    await page.getByRole('button', { name: brand.t('passkeys.add') }).click();
    await expect(page.getByText(brand.t('passkeys.added'))).toBeVisible();
    await expect(page.getByText(brand.t('passkeys.never-used'))).toBeVisible();
    await page.locator('summary').filter({ hasText: brand.t('passkeys.change') }).click();
    await shot('passkeys');
    await comeBack(page, brand);

    // Another password and another address; the one before gets the way back.
    await changePassword(page, brand, 'three loud herons', 'a borrowed ladder');
    await page.goto(`${brand.url}/notifications/email-address`);
    await page.locator('input[name="email"]').fill(moved);
    await page.locator('input[name="password"]').fill('a borrowed ladder');
    await page.getByRole('button', { name: brand.t('credentials.email-send') }).click();
    await expect(page.getByText(brand.t('credentials.email-waiting'))).toBeVisible();
    await page.goto(await mailedLink(product, brand.slug, moved));
    await page.getByRole('button', { name: brand.t('credentials.mail-change-button') }).click();
    await expect(page.getByText(brand.t('credentials.mail-changed-title'))).toBeVisible();
    await product.advance(47 * HOUR);
    await page.goto(await mailedLink(product, brand.slug, email));
    await page.getByRole('button', { name: brand.t('credentials.undo-button') }).click();
    await page.waitForURL(/\/reset-password\/do\?token=/);
    await choosePassword(page, brand, 'seven quiet herons');
    await shot('login');
    await comeBack(page, brand);

    // After 48 hours a change stays.
    await changePassword(page, brand, 'seven quiet herons', 'the last ladder');
    const late = await mailedLink(product, brand.slug, email);
    await product.advance(48 * HOUR);
    await page.goto(late);
    await expect(page.getByText(brand.t('credentials.undo-ended'), { exact: true })).toBeVisible();
    await context.close();
  });
}
