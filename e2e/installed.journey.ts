import { expect, test, type BrowserContext, type Page, type Request } from '@playwright/test';
import { DAY } from '~/time/durations';
import { hasTurn } from '../scripts/test/turn.mjs';
import { join, ownId } from './support/accounts';
import { startChat } from './support/chatting';
import { expectQuiet, listen, WITHOUT_CONNECTION } from './support/pages/quiet-page';
import { awake } from './support/product/awake';
import { readBrand, writeBrand } from './support/product/brand-files';
import { openBrand, type BrandKey } from './support/product/journey-brands';
import { startJourney, type JourneyDatabase } from './support/product/journey-product';
import { openSignedIn } from './support/signed-in';

/** The site as an app: another version of it, no connection, its window without a browser's bar, its place on the home screen. */
const SIDES = [
  ['a', 'SQLite', 390],
  ['b', 'MariaDB', 1280],
] as const satisfies readonly (readonly [BrandKey, JourneyDatabase, number])[];

/** Written into a page to notice that it was loaded again. */
type Marked = { loadedOnce?: boolean };

for (const [key, database, width] of hasTurn(3, 2) ? SIDES : []) {
  test(`another version of the site and no connection, brand ${key.toUpperCase()} at ${width} px`, async ({
    browser,
  }) => {
    const { product, stop } = await startJourney(key, database);
    const brand = openBrand(product, key);
    const { t, url, slug, acceptLanguage: locale } = brand;
    const { credentials } = await join(product, slug, { name: 'Isolde', gender: 'female' });
    const options = { viewport: { width, height: 844 }, locale };
    const { context, page } = await openSignedIn(browser, product, slug, credentials, options);
    const complaints = listen(context, [], WITHOUT_CONNECTION);

    // The first page that a worker controls is the next one.
    await page.goto(`${url}/complaints`);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.reload();
    const other = await context.newPage();
    await other.goto(`${url}/likes`);
    const field = page.locator('textarea[name="words"]');
    await awake(field);
    await field.fill('Half a sentence that');
    const [old] = await caches(page);
    for (const tab of [page, other]) await tab.evaluate(() => void ((window as Marked).loadedOnce = true));

    // The brand gets another name while she types: both tabs offer the new version, and nothing happens by itself.
    const script = () => page.evaluate(async () => (await fetch('/service-worker.js')).text());
    const before = await script();
    writeBrand(product.tenantsDir, { ...readBrand(slug), name: 'Evening Light' });
    await expect.poll(script).not.toBe(before);
    await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())!.update()));
    for (const tab of [page, other]) await expect(tab.getByText(t('push.update'))).toBeVisible();
    await field.pressSequentially(' goes on');
    expect(await page.evaluate(() => (window as Marked).loadedOnce)).toBe(true);
    expect(await caches(page)).toContain(old);

    // She accepts in both tabs, one after the other; what she typed is there, and the old version has left nothing.
    for (const tab of [page, other]) {
      await tab.getByRole('button', { name: t('push.update-reload') }).click();
      await expect.poll(() => isLoadedAgain(tab)).toBe(true);
    }
    await awake(field);
    await expect(field).toHaveValue('Half a sentence that goes on');
    const [current, ...more] = await caches(page);
    expect([current === old, more]).toEqual([false, []]);
    expect(await isNewest(page)).toBe(true);
    await expect(page).toHaveTitle(/Evening Light/);
    await expect(page.getByText(t('push.update'))).toHaveCount(0);

    // Without a connection each page is the offline page, in the colours of the brand; afterwards the page that was asked for.
    const colorOf = (name: string) => backgroundOf(page, name);
    const primary = await colorOf(t('legal.complaint-send'));
    await context.setOffline(true);
    await page.goto(`${url}/transactions`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('push.offline-title'));
    await expect(page).toHaveTitle(/Evening Light/);
    expect(await colorOf(t('push.offline-retry'))).toBe(primary);
    await context.setOffline(false);
    await page.getByRole('link', { name: t('push.offline-retry') }).click();
    await expect(page).toHaveURL(`${url}/transactions`);
    await expect(page.getByText(t('push.offline-title'))).toHaveCount(0);
    expectQuiet(complaints);
    await context.close();
    await stop();
  });

  test(`the installed app, brand ${key.toUpperCase()} at ${width} px`, async ({ browser }) => {
    const { product, stop } = await startJourney(key, 'SQLite');
    const brand = openBrand(product, key);
    const { t, url, slug, acceptLanguage: locale } = brand;
    const { visitor, credentials } = await join(product, slug, { name: 'Isolde', gender: 'female' });
    const friend = await join(product, slug, { name: 'Tristan', gender: 'male' });
    const options = { viewport: { width, height: 844 }, locale, reducedMotion: 'reduce' } as const;
    const { context, page } = await openSignedIn(browser, product, slug, credentials, options);
    // A page may be asking for something while she logs out.
    const complaints = listen(context, [403]);
    await withBadge(context);

    // In the browser: the offer waits until she comes back on another day, and a refusal is remembered.
    const install = page.getByRole('button', { name: t('push.install-button') });
    await page.goto(`${url}/members`);
    await offerToInstall(page);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('visit-day'))).not.toBeNull();
    await expect(install).toHaveCount(0);
    await product.advance(DAY);
    await page.reload();
    await offerToInstall(page);
    const remembered = page.waitForResponse((response) => isDismissal(response.request()));
    await install.click();
    await expect(install).toHaveCount(0);
    await remembered;
    expect((await context.cookies()).map(({ name }) => name)).toContain('hide-install-alert');
    await page.reload();
    await offerToInstall(page);
    await expect(install).toHaveCount(0);
    const back = page.getByRole('button', { name: t('common.back'), exact: true });
    await page.goto(`${url}/members/${await ownId(friend.visitor)}`);
    await expect(back).toHaveCount(0);

    // In the app: the button leads back, where there is something to go back to; the icon counts what waits.
    await context.addInitScript(() => {
      const real = window.matchMedia.bind(window);
      window.matchMedia = (query) => real(query.replace('(display-mode: standalone)', 'all'));
    });
    await startChat(friend.visitor, await ownId(visitor), 'The tide turns at six');
    await page.goto(`${url}/members`);
    await expect.poll(() => badgeOf(page)).toBe(1);
    await expect(back).toHaveCount(0);
    await page.goto(`${url}/members/${await ownId(friend.visitor)}`);
    await back.click();
    await expect(page).toHaveURL(`${url}/members`);
    await expect(back).toHaveCount(0);
    await page.goto(`${url}/chats`);
    await page.evaluate(() => document.querySelector<HTMLFormElement>('form[action="/api/logout.php"]')!.submit());
    await page.waitForURL(/\/login/);
    await expect.poll(() => badgeOf(page)).toBe(0);
    expectQuiet(complaints);
    await context.close();
    await stop();
  });
}

const caches = (page: Page): Promise<string[]> => page.evaluate(() => window.caches.keys());

/** Whether the page was loaded after it was marked; false also while it is being loaded. */
const isLoadedAgain = (page: Page): Promise<boolean> =>
  page.evaluate(() => !(window as Marked).loadedOnce && document.readyState === 'complete').catch(() => false);

const isNewest = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const { active, waiting } = (await navigator.serviceWorker.getRegistration())!;
    return waiting === null && active === navigator.serviceWorker.controller;
  });

const backgroundOf = (page: Page, name: string): Promise<string> =>
  page
    .getByRole('button', { name })
    .or(page.getByRole('link', { name }))
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor);

/** The browser offers to install the page; its member will say no. Resolves when the page has held the offer back. */
async function offerToInstall(page: Page): Promise<void> {
  const isHeldBack = () =>
    page.evaluate(() => {
      const prompt = async () => ({ outcome: 'dismissed' });
      const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
      return !dispatchEvent(offer);
    });
  await expect.poll(isHeldBack).toBe(true);
}

/** A browser that shows a number on the icon of an installed site. */
async function withBadge(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const set = async (count: number) => void sessionStorage.setItem('journey-badge', String(count));
    Object.assign(navigator, { setAppBadge: set, clearAppBadge: () => set(0) });
  });
}

/** Not the script of the route, which has the same beginning. */
const isDismissal = (request: Request): boolean => request.method() === 'POST' && request.url().includes('/site-entry');

const badgeOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(sessionStorage.getItem('journey-badge') ?? Number.NaN));
