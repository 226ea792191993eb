import { expect, test, type Page } from '@playwright/test';
import { findMemberByEmail } from '~db/queries/member';
import { DAY } from '~/time/durations';
import { inTurn } from '../scripts/test/turn.mjs';
import { join, mailedLink } from './support/accounts';
import { startChat } from './support/chatting';
import { person, type Brand, type Person } from './support/member';
import { withDatabaseOf } from './support/product/database';
import { openBrand } from './support/product/journey-brands';
import { startJourney, type StartedJourney } from './support/product/journey-product';
import type { Product } from './support/product/product';
import { expectQuiet, listen } from './support/pages/quiet-page';
import { enterSite } from './support/pages/story';
import { openSignedIn } from './support/signed-in';
import { countSteps, harder } from './support/steps';

/**
 * A member joins and leaves in the browser: it takes no more to leave than to join. They come back on the fourteenth
 * day, leave again in one of two tabs, and are erased. On a wide screen with JavaScript, on a phone without.
 */
const SIDES = [
  ['a', 'SQLite', 1280, true],
  ['b', 'MariaDB', 390, false],
] as const;

for (const [key, database, width, javaScriptEnabled] of inTurn(SIDES, 2)) {
  test.describe(`leaving brand ${key.toUpperCase()} with ${database} at ${width} px`, () => {
    let product: Product;
    let started: StartedJourney;

    test.beforeAll(async () => {
      started = await startJourney(key, database);
      product = started.product;
    });
    test.afterAll(async () => started.stop());

    // covers S2-034 S2-135 S4-038 S4-039 S9-014
    test('takes no more than joining, can be taken back for two weeks, and is for good then', async ({ browser }) => {
      const brand = openBrand(product, key);
      const { t } = brand;
      const options = { viewport: { width, height: 844 }, locale: brand.acceptLanguage, javaScriptEnabled };
      const context = await browser.newContext(options);
      // 403: what the other tab still asks for while it goes to the login.
      const complaints = listen(context, [401, 403]);
      const page = await context.newPage();
      await enterSite(page, brand);
      const who = person(`Leanne${width}`, 'female');

      const joining = await joinCounted(page, product, brand, who);
      const ben = await join(product, brand.slug, { name: 'Benedict', gender: 'male' });
      const his = await openSignedIn(browser, product, brand.slug, ben.credentials, options);
      const mine = await idOf(started, brand, who);
      const conversation = await startChat(ben.visitor, mine, 'Good evening, how was your day?');

      const leaving = await leaveCounted(page, brand, who);
      expect({ joining, leaving, harder: harder(leaving, joining) }).toMatchObject({ harder: [] });
      // The other way round the same figures say that it is harder.
      expect(harder(joining, leaving)).not.toEqual([]);
      await expect(page.getByText(t('leaving.deleted-title'))).toBeVisible();
      await expect(page.getByText(t('leaving.certificate-code'), { exact: true })).toHaveCount(0);
      const certificate = page.url();
      expect(new URL(certificate).searchParams.get('certificate')).toMatch(/^[\w-]{43}$/);
      await page.screenshot({ path: test.info().outputPath('deleted.png'), fullPage: true });

      await his.page.goto(`${brand.url}/chats/${conversation}`);
      await expect(his.page.getByText(t('account.deleted-member')).locator('visible=true').first()).toBeVisible();
      await expect(his.page.getByText(who.name)).toHaveCount(0);
      await his.page.screenshot({ path: test.info().outputPath('others-see.png') });

      const back = await mailedLink(product, brand.slug, who.email);
      await product.advance(14 * DAY - 60 * 60 * 1000);
      await page.goto(back);
      await page.getByRole('button', { name: t('leaving.back-button') }).click();
      await page.waitForURL(/\/login\?notice=reactivated/);
      await logInHere(page, who, t('account.login-button'));
      await his.page.goto(`${brand.url}/members/${mine}`);
      await expect(his.page.getByText(who.name).first()).toBeVisible();

      await page.goto(`${brand.url}/notifications/leave`);
      await expectFittingWays(page, brand);
      // Two tabs: the other one is told that its member has left, and loses nothing but that.
      const other = await context.newPage();
      await other.goto(`${brand.url}/notifications/leave`);
      await page.goto(`${brand.url}/notifications/leave`);
      await page.screenshot({ path: test.info().outputPath('leave.png'), fullPage: true });
      await submitLeave(page, who, t('leaving.delete'));
      await submitLeave(other, who, t('leaving.delete'));
      await expect(other.getByRole('button', { name: t('account.login-button'), exact: true })).toBeVisible();
      await other.screenshot({ path: test.info().outputPath('other-tab.png') });
      const second = page.url();

      const late = await mailedLink(product, brand.slug, who.email);
      // The certificate that the mail holds is the one of the page.
      const mailed = (await product.mails(brand.slug)).find(({ to }) => to === who.email)!;
      expect(/\S+\/account-deleted\?certificate=[\w-]{43}/.exec(mailed.text)?.[0]).toBe(second);
      await product.advance(14 * DAY);
      await page.goto(late);
      await expect(page.getByText(t('leaving.late-title'))).toBeVisible();
      await product.control('POST', '/jobs/run?name=erasure');
      await page.goto(second);
      await expect(page.getByText(t('leaving.erased-title'))).toBeVisible();
      await expect(page.getByText(t('leaving.certificate-seal'), { exact: true })).toBeVisible();
      await page.screenshot({ path: test.info().outputPath('erased.png'), fullPage: true });
      // The certificate of the deletion that was taken back is void.
      await page.goto(certificate);
      await expect(page.getByText(t('leaving.erased-title'))).toHaveCount(0);
      expectQuiet(complaints);
      await his.context.close();
      await context.close();
    });
  });
}

/** What may help is shown for the reasons that it answers only, with JavaScript and without. */
async function expectFittingWays(page: Page, { t }: Brand): Promise<void> {
  const ways = {
    break: 'leaving.quiet-title',
    mails: 'leaving.quiet-title',
    privacy: 'leaving.seen-title',
    unsafe: 'leaving.unsafe-title',
    found: null,
    few: null,
    other: null,
  } as const;
  const shown = page.locator('[data-reasons] h2').locator('visible=true');
  for (const [reason, title] of Object.entries(ways)) {
    await page.locator('select[name="reason"]').selectOption(reason);
    await expect(shown).toHaveText(title === null ? [] : [t(title)]);
  }
  await page.locator('select[name="reason"]').selectOption('');
}

async function joinCounted(page: Page, product: Product, brand: Brand, who: Person) {
  await page.goto(`${brand.url}/`);
  const count = countSteps(page);
  await count.click(page.locator('a[href^="/signup"]').locator('visible=true').first());
  const form = page.locator('form:has(input[name="date_of_birth.day"])');
  await form.waitFor();
  await count.fill(form.locator('input[name="name"]'), who.name);
  await count.fill(form.locator('input[name="email"]'), who.email);
  await count.fill(form.locator('input[name="password"]'), who.password);
  await count.fill(form.locator('input[name="date_of_birth.day"]'), who.birth.day);
  await count.choose(form.locator('select[name="date_of_birth.month"]'), who.birth.month);
  await count.fill(form.locator('input[name="date_of_birth.year"]'), who.birth.year);
  await count.click(form.getByText(brand.t(`account.gender-${who.gender}`), { exact: true }));
  await count.click(form.getByRole('button', { name: brand.t('account.signup-button') }));
  await page.waitForURL(/\/complete-signup\/1/);
  await count.click(page.getByRole('button', { name: brand.t('joining.later') }));
  await page.waitForURL((url) => !url.pathname.startsWith('/complete-signup'));
  await page.goto(await mailedLink(product, brand.slug, who.email));
  await count.click(page.getByRole('button', { name: brand.t('account.activate-button') }));
  await expect(page.getByText(brand.t('shell.confirmed-banner'))).toBeVisible();
  return count.steps;
}

async function leaveCounted(page: Page, brand: Brand, who: Person) {
  await page.goto(`${brand.url}/members`);
  const count = countSteps(page);
  await count.click(page.getByLabel(brand.t('shell.account-menu')).locator('visible=true').first());
  await count.click(page.locator('a[href="/notifications"]').locator('visible=true').first());
  await count.click(page.locator('a[href="/notifications/leave"]').locator('visible=true').first());
  await page.locator('input[name="password"]').waitFor();
  // The reason and the words are offered, and nobody has to give them.
  await page.locator('select[name="reason"]').selectOption('break');
  await count.fill(page.locator('input[name="password"]'), who.password);
  await count.click(page.getByRole('button', { name: brand.t('leaving.delete') }));
  await page.waitForURL(/\/account-deleted/);
  return count.steps;
}

async function submitLeave(page: Page, who: Person, button: string): Promise<void> {
  await page.locator('input[name="password"]').fill(who.password);
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.waitForURL(/\/account-deleted|\/login/);
}

async function logInHere(page: Page, who: Person, button: string): Promise<void> {
  await page.locator('input[name="email"]').fill(who.email);
  await page.locator('input[name="password"]').fill(who.password);
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}

const databaseOf = ({ product, databaseUrl }: StartedJourney) => ({
  dataDir: product.dataDir,
  ...(databaseUrl && { databaseUrl }),
});

async function idOf(started: StartedJourney, brand: Brand, { email }: Person): Promise<string> {
  const member = await withDatabaseOf(databaseOf(started), brand.slug, (db) => findMemberByEmail(db, email));
  return member!.id;
}
