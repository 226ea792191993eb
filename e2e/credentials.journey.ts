import { expect, test, type Page } from '@playwright/test';
import { HOUR } from '~/time/durations';
import { inTurn } from '../scripts/test/turn.mjs';
import { join, mailedLink } from './support/accounts';
import { logIn, type Brand } from './support/member';
import { awake } from './support/product/awake';
import { holdAuthenticator } from './support/product/authenticator';
import { openBrand } from './support/product/journey-brands';
import { startProduct, type Product } from './support/product/product';
import { enterSite } from './support/pages/story';

/** A forgotten password, a passkey, another password and address, and the way back within 48 hours. */
let product: Product;

test.beforeAll(async () => {
  product = await startProduct({ brands: ['golden-hour', 'zonneterras'] });
});
test.afterAll(async () => product.stop());

async function askForReset(page: Page, brand: Brand, email: string): Promise<string> {
  await page.goto(`${brand.url}/reset-password`);
  await page.locator('input[name="email"]').fill(email);
  await page.getByRole('button', { name: brand.t('credentials.reset-send') }).click();
  await expect(page.getByText(brand.t('credentials.reset-sent'))).toBeVisible();
  return mailedLink(product, brand.slug, email);
}

async function choosePassword(page: Page, brand: Brand, password: string): Promise<void> {
  await page.locator('input[name="new_password"]').fill(password);
  await page.locator('input[name="repeat_password"]').fill(password);
  await page.getByRole('button', { name: brand.t('credentials.save-password') }).click();
}

const atLogin = (page: Page) => page.waitForURL(/\/login\?notice=password-changed/);

async function changePassword(page: Page, brand: Brand, from: string, to: string): Promise<void> {
  await page.goto(`${brand.url}/notifications/password`);
  await page.locator('input[name="old_password"]').fill(from);
  await page.locator('input[name="new_password"]').fill(to);
  await page.locator('input[name="repeat_password"]').fill(to);
  await page.getByRole('button', { name: brand.t('credentials.change-password') }).click();
  await page.waitForURL(/notice=changed/);
}

/**
 * Presses the button of an opened link, which ends the session. The next page is slow; while it loads, the open one
 * finds out by itself that nobody is logged in any more, and must not go elsewhere.
 */
async function pressWhileTheNextPageIsSlow(page: Page, link: string, button: string, next: RegExp): Promise<void> {
  await page.addInitScript(() => {
    window.addEventListener('beforeunload', () => {
      // The page asks for what is new, as after a push message, and would have gone to the login after one second.
      navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: { kind: 'push' } }));
      setTimeout(() => navigator.sendBeacon('/still-leaving'), 2000);
    });
  });
  await page.goto(link);
  const refused = page.waitForResponse((response) => response.url().endsWith('/api/chats.php') && !response.ok());
  const stillLeaving = page.waitForRequest(/\/still-leaving$/);
  await page.route(next, async (route) => {
    await Promise.all([refused, stillLeaving]);
    await route.continue();
  });
  await awake(page.getByRole('button', { name: button }));
  await page.getByRole('button', { name: button }).click();
  await page.waitForURL(next);
  await page.unroute(next);
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
    const context = await browser.newContext({
      viewport: { width, height: 844 },
      locale: brand.acceptLanguage,
      // A page that comes through the worker cannot be made slow from here.
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    const shot = (name: string) => page.screenshot({ path: test.info().outputPath(`${name}.png`), fullPage: true });
    await holdAuthenticator(page);
    await enterSite(page, brand);

    // Forgotten.
    await page.goto(await askForReset(page, brand, email));
    await choosePassword(page, brand, 'three loud herons');
    await atLogin(page);
    await logIn(page, brand, email, 'three loud herons');

    // A passkey, which logs in at once.
    await page.goto(`${brand.url}/notifications/passkeys`);
    await shot('none');
    await page.locator('input[name="password"]').fill('three loud herons');
    await page.getByRole('button', { name: brand.t('passkeys.add') }).click();
    await expect(page.getByText(brand.t('passkeys.added'))).toBeVisible();
    await expect(page.getByText(brand.t('passkeys.never-used'))).toBeVisible();
    await page
      .locator('summary')
      .filter({ hasText: brand.t('passkeys.change') })
      .click();
    await shot('passkeys');
    await comeBack(page, brand);
    // Younger ones go with the undo.
    await product.advance(49 * HOUR);

    // Another password and another address; the one before gets the way back.
    await changePassword(page, brand, 'three loud herons', 'a borrowed ladder');
    await expect(page.getByRole('heading', { name: brand.t('passkeys.left-title') })).toBeVisible();
    await shot('changed');
    await page.goto(`${brand.url}/notifications/email-address`);
    await page.locator('input[name="email"]').fill(moved);
    await page.locator('input[name="password"]').fill('a borrowed ladder');
    await page.getByRole('button', { name: brand.t('credentials.email-send') }).click();
    await expect(page.getByText(brand.t('credentials.email-waiting'))).toBeVisible();
    await page.goto(await mailedLink(product, brand.slug, moved));
    await page.getByRole('button', { name: brand.t('credentials.mail-change-button') }).click();
    await expect(page.getByText(brand.t('credentials.mail-changed-title'))).toBeVisible();
    await product.advance(47 * HOUR);
    const undo = await mailedLink(product, brand.slug, email);
    await pressWhileTheNextPageIsSlow(page, undo, brand.t('credentials.undo-button'), /\/reset-password\/do\?token=/);
    await expect(page.getByRole('heading', { name: brand.t('passkeys.left-title') })).toBeVisible();
    await shot('undone');
    await choosePassword(page, brand, 'seven quiet herons');
    // What still logs in is shown before the way to the login.
    await expect(page.getByRole('heading', { name: brand.t('credentials.password-saved') })).toBeVisible();
    await expect(page.getByRole('button', { name: brand.t('passkeys.remove') })).toBeVisible();
    await shot('passkeys-left');
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

for (const width of inTurn([390, 1280], 4, 2)) {
  test(`links that were used, are too old or of another brand, and a password taken back at ${width} px`, async ({
    browser,
  }) => {
    const brand = openBrand(product, 'a');
    const { credentials } = await join(product, brand.slug);
    const { email } = credentials;
    const context = await browser.newContext({ viewport: { width, height: 844 }, locale: brand.acceptLanguage });
    const page = await context.newPage();
    const expectInvalid = async (t = brand.t) => {
      await expect(page.getByRole('heading', { name: t('account.link-invalid') })).toBeVisible();
      await expect(page.locator('input[name="new_password"]')).toHaveCount(0);
    };
    const other = openBrand(product, 'b');
    await enterSite(page, other);
    await enterSite(page, brand);

    // A link of this brand opens nothing at another one, and works here all the same.
    const link = await askForReset(page, brand, email);
    const secret = new URL(link).pathname.slice(1);
    expect((await page.goto(`${other.url}/${secret}`))!.status()).toBe(404);
    await page.goto(`${other.url}/reset-password/do?token=${secret}`);
    await expectInvalid(other.t);
    await page.goto(link);
    await choosePassword(page, brand, 'three loud herons');
    await atLogin(page);

    // Used, and an hour later.
    await page.goto(link);
    await expectInvalid();
    await page.getByRole('link', { name: brand.t('credentials.request-link') }).click();
    await expect(page.locator('input[name="email"]')).toBeVisible();
    const old = await askForReset(page, brand, email);
    await product.advance(HOUR);
    await page.goto(old);
    await expectInvalid();

    // Someone else has changed the password: the mail about it takes it back within 48 hours.
    await logIn(page, brand, email, 'three loud herons');
    await changePassword(page, brand, 'three loud herons', 'a borrowed ladder');
    await product.advance(47 * HOUR);
    await page.goto(await mailedLink(product, brand.slug, email));
    await page.getByRole('button', { name: brand.t('credentials.undo-button') }).click();
    await page.waitForURL(/\/reset-password\/do\?token=/);
    await choosePassword(page, brand, 'seven quiet herons');
    await atLogin(page);
    await page.locator('input[name="email"]').fill(email);
    await page.locator('input[name="password"]').fill('a borrowed ladder');
    await page.getByRole('button', { name: brand.t('account.login-button'), exact: true }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await logIn(page, brand, email, 'seven quiet herons');
    await context.close();
  });
}
