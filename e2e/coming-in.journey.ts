import { expect, test } from '@playwright/test';
import { findMemberByEmail, patchMember } from '../db/queries/member';
import { join, letVisitorsSee, logIn as logInOverHttp, ownId } from './support/accounts';
import { awake } from './support/product/awake';
import { readAll, startChat } from './support/chatting';
import { withDatabaseOf } from './support/product/database';
import { openBrand } from './support/product/journey-brands';
import { startJourney } from './support/product/journey-product';
import { DEMO_PASSWORD, fillSignup, logIn, person } from './support/member';
import type { Product } from './support/product/product';
import { expectQuiet, listen, WITHOUT_CONNECTION } from './support/pages/quiet-page';
import { openSignedIn } from './support/signed-in';
import { composer, enterSite, write } from './support/pages/story';
import { beginWithMessage } from './support/pages/talking';
import { textsOf } from './support/pages/texts';

/**
 * From an affiliate's link into the members area without loading a page by hand. After that everything on the open page
 * belongs to the member, and a missing script reloads the page only once.
 */
test.describe('signing up and logging in on brand A with SQLite', () => {
  let product: Product;
  let stop = async () => {};
  const rosa = person('Rosamund', 'female');

  test.beforeAll(async () => {
    ({ product, stop } = await startJourney('a', 'SQLite'));
  });
  test.afterAll(async () => stop());

  test('signing up to write to a profile', async ({ browser }) => {
    const brand = openBrand(product, 'a');
    const { t } = brand;
    const host = await join(product, brand.slug, { gender: 'male' });
    await letVisitorsSee(host.visitor);
    const id = await ownId(host.visitor);
    const context = await browser.newContext({ viewport: { width: 1280, height: 844 }, locale: brand.acceptLanguage });
    const complaints = listen(context);
    const page = await context.newPage();
    await enterSite(page, brand);
    await page.goto(`${brand.url}/members/${id}?network=adnet&sub1=night`);
    const message = page.getByRole('main').getByRole('link', { name: t('members.message') });
    await awake(message);
    await beginWithMessage(page, brand, 'A first word', true);
    await expect(page.getByRole('dialog')).toBeVisible();
    await fillSignup(page, brand, rosa);

    // The conversation shows the pending message and the reminder, and further pages are a member's.
    await page.waitForURL(/\/chats\/[a-z0-9]{26}/);
    await expect(page.getByRole('log').getByText('A first word')).toBeVisible();
    await expect(page.getByText(t('shell.activation-banner'))).toBeVisible();
    await page.locator('a[href="/members"]').first().click();
    await expect(page.getByLabel(t('shell.account-menu'))).toBeVisible();
    await expect(page.getByRole('navigation', { name: t('shell.main-navigation') })).toBeVisible();

    const member = await withDatabaseOf(product, brand.slug, (db) => findMemberByEmail(db, rosa.email));
    expect(member).toMatchObject({ network: 'adnet', sub1: 'night' });
    expectQuiet(complaints);
    await context.close();
  });

  test('going on with a message after the session has ended, without JavaScript', async ({ browser }) => {
    const brand = openBrand(product, 'a');
    const { t } = brand;
    const other = await join(product, brand.slug, { gender: 'male' });
    const options = { viewport: { width: 390, height: 844 }, locale: brand.acceptLanguage, javaScriptEnabled: false };
    const { context, page } = await openSignedIn(browser, product, brand.slug, 'free', options);
    await page.goto(`${brand.url}/members/${await ownId(other.visitor)}/chat`);
    await context.clearCookies({ name: 'session' });
    await write(page, brand, 'Thought of for an hour');
    await expect(page.getByText(t('account.form-kept'))).toBeVisible();
    const email = `anna@${brand.slug}.example`;
    const tryToLogIn = async (password: string) => {
      await page.locator('input[name="email"]').fill(email);
      await page.locator('input[name="password"]').fill(password);
      await page.getByRole('button', { name: t('account.login-button'), exact: true }).click();
    };
    await tryToLogIn('not this one');
    await expect(page.getByText(t('account.form-kept'))).toBeVisible();
    await tryToLogIn(DEMO_PASSWORD);
    await page.waitForURL(/\/chats\/[a-z0-9]{26}/);
    await expect(page.getByRole('log').getByText('Thought of for an hour')).toHaveCount(1);
    await context.close();
  });

  test('a message written without a connection is sent after the login that had ended', async ({ browser }) => {
    const brand = openBrand(product, 'a');
    const { t } = brand;
    const [{ visitor: writer, credentials }, other] = [
      await join(product, brand.slug),
      await join(product, brand.slug, { gender: 'male' }),
    ];
    const conversation = await startChat(writer, await ownId(other.visitor), 'Good morning');
    const options = { viewport: { width: 390, height: 844 }, locale: brand.acceptLanguage };
    const { context, page } = await openSignedIn(browser, product, brand.slug, credentials, options);
    // 403: nobody is logged in any more.
    const complaints = listen(context, [403], WITHOUT_CONNECTION);
    const log = page.getByRole('log');
    await page.goto(`${brand.url}/chats/${conversation}`);
    await awake(composer(page));
    await context.setOffline(true);
    await write(page, brand, 'Thought of in a tunnel');
    await expect(log.getByText(t('chat.state-queued'))).toHaveCount(1);
    await context.clearCookies({ name: 'session' });
    await context.setOffline(false);
    await page.waitForURL(/\/login/);

    // The message is offered to the same member after any login, and never sent automatically.
    const notice = page.getByRole('status').locator(`a[href="/chats/${conversation}"]`);
    await logIn(page, brand, credentials.email, credentials.password);
    await page.goto(`${brand.url}/likes`);
    await expect(notice).toBeVisible();
    await notice.click();
    await page.waitForURL(`**/chats/${conversation}`);
    await expect(log.getByText('Thought of in a tunnel')).toBeVisible();
    expect((await readAll(other.visitor, conversation)).map(({ text }) => text)).toEqual(['Good morning']);
    await page.getByRole('button', { name: t('chat.send-again') }).click();
    await expect(log.getByRole('alert')).toHaveCount(0);
    const sent = async () => (await readAll(other.visitor, conversation)).map(({ text }) => text);
    await expect.poll(sent).toEqual(['Good morning', 'Thought of in a tunnel']);
    expectQuiet(complaints);
    await context.close();
  });

  test('the list of sessions, and logging out another one, by keyboard', async ({ browser }) => {
    const brand = openBrand(product, 'a');
    const { t } = brand;
    const { credentials } = await join(product, brand.slug);
    const options = { viewport: { width: 390, height: 844 }, locale: brand.acceptLanguage };
    const [here, there] = [
      await openSignedIn(browser, product, brand.slug, credentials, options),
      await openSignedIn(browser, product, brand.slug, credentials, options),
    ];
    const complaints = [listen(here.context), listen(there.context, [403])];
    const { page } = here;
    await there.page.goto(`${brand.url}/members`);
    await awake(there.page.getByLabel(t('shell.account-menu')));

    // The sessions of the signup, of this browser and of the other one. Only this one is marked, and it has no button.
    await page.goto(`${brand.url}/notifications/sessions`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('settings.sessions-title'));
    const rows = page.getByRole('list', { name: t('settings.sessions-title') }).getByRole('listitem');
    await expect(rows).toHaveCount(3);
    const own = rows.filter({ hasText: t('settings.session-this') });
    await expect(own).toHaveCount(1);
    await expect(own.getByRole('button')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    const end = rows.nth(1).getByRole('button');
    await awake(end);
    await end.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').getByText(t('settings.session-ended'))).toBeVisible();
    await expect(rows).toHaveCount(2);
    // The ended session was the most recent of the others, so the open page there has left.
    await there.page.waitForURL(/\/login/);

    // Ends all other sessions at once, also with the keyboard.
    await logInOverHttp(product, brand.slug, credentials);
    await page.reload();
    await expect(rows).toHaveCount(3);
    const all = page.getByRole('button', { name: t('settings.sessions-end-others') });
    await awake(all);
    await rows.nth(2).getByRole('button').focus();
    await page.keyboard.press('Tab');
    await expect(all).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(t('settings.session-this'));
    await expect(all).toHaveCount(0);
    complaints.forEach(expectQuiet);
    await here.context.close();
    await there.context.close();
  });

  test('logging in with a language other than the page’s', async ({ browser }) => {
    const brand = openBrand(product, 'a');
    const email = `anna@${brand.slug}.example`;
    await withDatabaseOf(product, brand.slug, async (db) => {
      const { id } = (await findMemberByEmail(db, email))!;
      await patchMember(db, id, { language: 'nl' });
    });
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: brand.acceptLanguage });
    const complaints = listen(context);
    const page = await context.newPage();
    await enterSite(page, brand);
    await logIn(page, brand, email, DEMO_PASSWORD);
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
    await expect(page.getByRole('link', { name: 'Ik', exact: true })).toBeVisible();
    expectQuiet(complaints);

    // A pointer on a link loads the script ahead. That it is missing is no reason to load the open page again.
    await page.route(/\/assets\/likes-[^/]*\.js/, (route) => route.abort());
    const likes = page.locator('a[href="/likes"]').last();
    await awake(likes);
    await Promise.all([
      page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/likes-')),
      likes.hover(),
    ]);

    // A deployment has removed the script of a page: the way to it loads that page as a document.
    const at = (path: string) => new URL(page.url()).pathname === path;
    await page.route(/\/assets\/match-finder-[^/]*\.js/, (route) =>
      at('/match-finder') ? route.continue() : route.abort(),
    );
    const finder = page.locator('a[href="/match-finder"]').last();
    await awake(finder);
    await Promise.all([page.waitForEvent('load'), finder.click()]);
    await expect(page).toHaveURL(`${brand.url}/match-finder`);

    // A second failure within a minute: the open page stays and says so, and goes on working.
    await awake(likes);
    await likes.click();
    await expect(page.getByText(textsOf('nl')('errors.try-again-later'))).toBeVisible();
    await expect(page).toHaveURL(`${brand.url}/match-finder`);
    await page.locator('a[href="/chats"]').last().click();
    await expect(page).toHaveURL(`${brand.url}/chats`);
    await context.close();
  });
});
