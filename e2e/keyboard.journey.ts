import { expect, test, type Page } from '@playwright/test';
import { inTurn } from '../scripts/test/turn.mjs';
import { join, mailedLink } from './support/accounts';
import { person, type Brand } from './support/member';
import {
  button,
  choose,
  expectResult,
  expectWrong,
  open,
  press,
  skipToContent,
  tabTo,
  type,
} from './support/pages/keyboard';
import { expectQuiet, listen } from './support/pages/quiet-page';
import { awake } from './support/product/awake';
import { openBrand } from './support/product/journey-brands';
import { startJourney, type StartedJourney } from './support/product/journey-product';

/**
 * With the keyboard alone: signing up, a forgotten password, complaints and notices. Once a page is open, nothing is
 * pressed or filled in but by the keys, and each stop shows where it is.
 */
const SIDES = [
  ['a', 'SQLite', 1280],
  ['b', 'MariaDB', 390],
  ['a', 'SQLite', 390],
  ['b', 'MariaDB', 1280],
] as const;

for (const [key, database, width] of inTurn(SIDES, 4)) {
  test.describe(`the keyboard alone on brand ${key.toUpperCase()} with ${database} at ${width} px`, () => {
    let started: StartedJourney;
    test.beforeAll(async () => {
      started = await startJourney(key, database);
    });
    test.afterAll(async () => started.stop());

    const options = (brand: { acceptLanguage: string }) =>
      ({ viewport: { width, height: 844 }, locale: brand.acceptLanguage, reducedMotion: 'reduce' }) as const;

    test('signing up, step by step', async ({ browser }) => {
      const brand = openBrand(started.product, key);
      const { t, url } = brand;
      const context = await browser.newContext(options(brand));
      const complaints = listen(context, [400, 403]);
      const page = await context.newPage();
      await enter(page, brand);
      await signUp(page, brand, width);

      await page.waitForURL('**/complete-signup/1');
      await awake(button(page, t('joining.without-photo')));
      await skipToContent(page);
      await press(page, button(page, t('joining.without-photo')));
      await page.waitForURL('**/complete-signup/2');
      await awake(button(page, t('joining.skip')));
      await press(page, button(page, t('joining.back')));
      await page.waitForURL('**/complete-signup/1');
      await page.goto(`${url}/complete-signup/2`);
      await awake(button(page, t('joining.skip')));
      await press(page, button(page, t('joining.skip')));
      await page.waitForURL('**/complete-signup/3');
      await awake(page.locator('input[name="seeks"]').first());
      await choose(page, 'seeks', '');
      await press(page, button(page, t('joining.next')));
      await page.waitForURL('**/complete-signup/4');
      await awake(button(page, t('joining.skip')));
      await press(page, button(page, t('joining.skip')));
      await page.waitForURL('**/complete-signup/complete');

      // At the end: the address is corrected in place, and what is wrong with it has the focus.
      await awake(page.locator('input[name="email"]'));
      await press(page, page.locator('summary').filter({ hasText: t('joining.wrong-address') }), 'Space');
      const email = page.locator('input[name="email"]');
      await type(page, email, 'nobody');
      await page.keyboard.press('Enter');
      await expectWrong(email);
      await press(page, button(page, t('joining.resend')));
      await expectResult(page.getByText(t('account.activation-sent')));
      expectQuiet(complaints);
      await context.close();
    });

    test('a forgotten password, a dead link, a complaint and a notice', async ({ browser }) => {
      const { product } = started;
      const brand = openBrand(product, key);
      const { t, url } = brand;
      const { credentials } = await join(product, brand.slug);
      const context = await browser.newContext(options(brand));
      const complaints = listen(context, [400, 403]);
      const page = await context.newPage();
      await enter(page, brand);
      const email = page.getByRole('main').locator('input[name="email"]');

      await open(page, `${url}/reset-password`);
      await skipToContent(page);
      await press(page, button(page, t('credentials.reset-send')));
      await expectWrong(email);
      await type(page, email, credentials.email);
      await page.keyboard.press('Enter');
      await expectResult(page.getByText(t('credentials.reset-sent'), { exact: true }));
      await open(page, await mailedLink(product, brand.slug, credentials.email));
      const [chosen, again] = ['new_password', 'repeat_password'].map((name) => page.locator(`input[name="${name}"]`));
      await type(page, chosen!, 'short');
      await page.keyboard.press('Enter');
      await expectWrong(chosen!);
      for (const field of [chosen!, again!]) await type(page, field, 'three loud herons');
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/login\?notice=password-changed/);

      // A link about the e-mail address that no longer works: on to the settings, by the login.
      await open(page, `${url}/mail-change/do`);
      await press(page, page.getByRole('main').getByRole('link', { name: t('credentials.mail-change-settings') }));
      await page.waitForURL(/\/login\?next=/);
      await awake(email);
      await type(page, email, credentials.email);
      await type(page, page.locator('input[name="password"]'), 'three loud herons');
      await page.keyboard.press('Enter');
      await page.waitForURL(`${url}/notifications/email-address`);
      await context.clearCookies({ name: 'session' });

      await open(page, `${url}/complaints`);
      await press(page, button(page, t('legal.complaint-send')));
      await expectResult(page.getByRole('main').getByRole('alert'));
      await choose(page, 'category', 'payment');
      await type(page, page.locator('textarea[name="words"]'), 'I paid twice.');
      await type(page, email, 'carl@mail.example');
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/complaints\/[0-9A-Z-]+/);
      await expectResult(page.getByRole('heading', { level: 1 }));

      await open(page, `${url}/pages/notice`);
      await type(page, page.locator('input[name="about"]'), 'Somebody in the list');
      await choose(page, 'category', 'fraud');
      await type(page, page.locator('textarea[name="words"]'), 'Not a real person.');
      await press(page, button(page, t('legal.notice-send')));
      await expectResult(page.getByRole('main').getByRole('alert'));
      await type(page, email, 'ann@mail.example');
      await press(page, page.locator('input[name="good_faith"]'), 'Space');
      await press(page, button(page, t('legal.notice-send')));
      await expect(page).toHaveURL(/\/complaints\/[0-9A-Z-]+|\/pages\/notice/);
      expectQuiet(complaints);
      await context.close();
    });
  });
}

/** The question at the entrance, where the brand asks it. */
async function enter(page: Page, { url }: Brand): Promise<void> {
  await open(page, `${url}/`);
  const confirm = page.getByRole('dialog').getByRole('button');
  if (!(await confirm.count())) return;
  await expect(confirm).toBeFocused();
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.keyboard.press('Enter');
  await answered;
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function signUp(page: Page, brand: Brand, width: number): Promise<void> {
  const { t } = brand;
  const who = { ...person(`Keyla${width}`, 'female') };
  await press(page, page.getByRole('main').locator('a[href^="/signup"]').first());
  const form = page.locator('form:has(input[name="date_of_birth.day"])');
  await awake(form);
  const field = (name: string) => form.locator(`[name="${name}"]`);
  await tabTo(page, field('name'));
  await page.keyboard.press('Enter');
  await expectWrong(field('name'));
  await type(page, field('name'), who.name);
  if (width > 768) await tryToClose(page, brand);
  await type(page, field('email'), who.email);
  await type(page, field('password'), who.password);
  await type(page, field('date_of_birth.day'), who.birth.day);
  await tabTo(page, field('date_of_birth.month'));
  for (let month = 0; month < 5; month += 1) await page.keyboard.press('ArrowDown');
  await type(page, field('date_of_birth.year'), who.birth.year);
  await press(page, field('gender').first(), 'Space');
  await press(page, form.getByRole('button', { name: t('account.signup-button') }));
}

/** Escape closes nothing that was begun; the button asks, and the focus is on going on. */
async function tryToClose(page: Page, { t }: Brand): Promise<void> {
  for (let times = 0; times < 2; times += 1) await page.keyboard.press('Escape');
  await expect(page.locator('input[name="date_of_birth.day"]')).toBeVisible();
  const close = page.getByRole('dialog').getByRole('button', { name: t('common.close'), exact: true });
  await press(page, close);
  const dialog = page.getByRole('dialog', { name: t('shell.signup-leave-title') });
  await expect(dialog.getByRole('button', { name: t('shell.signup-go-on') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(close).toBeFocused();
}
