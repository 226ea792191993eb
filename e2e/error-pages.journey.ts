import { expect, test, type Page } from '@playwright/test';
import { listPhotos, patchPhoto } from '~db/queries/photo';
import { inTurn } from '../scripts/test/turn.mjs';
import { demoAccount, logIn, ownId } from './support/accounts';
import { axeProblems } from './support/pages/axe';
import { expectQuiet, listen } from './support/pages/quiet-page';
import { withDatabaseOf } from './support/product/database';
import { openBrand } from './support/product/journey-brands';
import { startJourney, type StartedJourney } from './support/product/journey-product';
import { enterSite } from './support/pages/story';
import { openSignedIn } from './support/signed-in';

/**
 * Pages that are not there, for a visitor and for a member who came from somewhere, and the own profile as others see
 * it while its photo is being checked. With the keyboard. On a wide screen with JavaScript, on a phone without.
 */
const SIDES = [
  ['a', 'SQLite', 1280, 'light', true],
  ['b', 'MariaDB', 390, 'dark', false],
] as const;

/** Whether React has taken the element over. */
const isAwake = (element: Element) => Object.keys(element).some((name) => name.startsWith('__reactFiber'));

for (const [key, database, width, colorScheme, javaScriptEnabled] of inTurn(SIDES, 2)) {
  test.describe(`error pages on brand ${key.toUpperCase()} with ${database} at ${width} px, ${colorScheme}`, () => {
    let started: StartedJourney;

    test.beforeAll(async () => {
      started = await startJourney(key, database);
    });
    test.afterAll(async () => started.stop());

    const options = () => ({
      viewport: { width, height: 844 },
      locale: openBrand(started.product, key).acceptLanguage,
      colorScheme,
      javaScriptEnabled,
      reducedMotion: 'reduce' as const,
    });

    /** What every error page must be besides its words. */
    async function expectGoodPage(page: Page): Promise<void> {
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(sideways).toBeLessThanOrEqual(0);
      if (javaScriptEnabled) expect(await axeProblems(page)).toEqual([]);
    }

    // covers X17-055
    test('a visitor finds the way home and to the login', async ({ browser }) => {
      const brand = openBrand(started.product, key);
      const { t, url } = brand;
      const context = await browser.newContext(options());
      const complaints = listen(context, [404]);
      const page = await context.newPage();
      await enterSite(page, brand);
      expect((await page.goto(`${url}/nothing/here`))?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: t('errors.page-not-found') })).toBeVisible();
      const ways = page.getByRole('navigation', { name: t('errors.ways-on') });
      await expect(ways.getByRole('link', { name: t('shell.login') })).toHaveAttribute('href', '/login');
      await expectGoodPage(page);
      await ways.getByRole('link', { name: t('errors.home') }).click();
      await page.waitForURL(`${url}/`);
      expectQuiet(complaints);
      await context.close();
    });

    // covers X17-055
    test('a member goes back by keyboard, or on to others', async ({ browser }) => {
      const { t, url, slug } = openBrand(started.product, key);
      const { context, page } = await openSignedIn(browser, started.product, slug, 'free', options());
      const complaints = listen(context, [404]);
      const response = await page.goto(`${url}/members/nobody`, { referer: `${url}/likes/received` });
      expect(response?.status()).toBe(404);
      await expectGoodPage(page);
      await expect(page.getByRole('heading', { name: t('errors.others') })).toBeVisible();
      expect(await page.getByRole('heading', { level: 3 }).count()).toBeGreaterThan(2);
      const ways = page.getByRole('navigation', { name: t('errors.ways-on') });
      await ways.getByRole('link', { name: t('errors.back') }).focus();
      await page.keyboard.press('Tab');
      await expect(ways.getByRole('link', { name: t('errors.search') })).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      await page.waitForURL(`${url}/likes/received`);
      expectQuiet(complaints);
      await context.close();
    });

    if (javaScriptEnabled) {
      // covers X18-008
      test('a page whose drawing comes late wakes up with what the server sent', async ({ browser }) => {
        const { url, slug } = openBrand(started.product, key);
        const { context, page } = await openSignedIn(browser, started.product, slug, 'free', options());
        const complaints = listen(context, [404]);
        const drawing = page.locator('[data-part="error-drawing"]');
        let release = () => {};
        const released = new Promise<void>((resolve) => {
          release = resolve;
        });
        const requested = page.waitForRequest(/\/assets\/ErrorDrawing/);
        await page.route(/\/assets\/ErrorDrawing/, async (route) => {
          await released;
          await route.continue();
        });
        await page.goto(`${url}/members/nobody`);
        const sent = (await drawing.elementHandle())!;
        await requested;
        expect(await sent.evaluate(isAwake)).toBe(false);
        release();
        await expect.poll(() => drawing.evaluate(isAwake)).toBe(true);
        expect(await drawing.evaluate((element, before) => element === before, sent)).toBe(true);
        expectQuiet(complaints);
        await context.close();
      });

      // covers X18-008
      test('a page whose drawing cannot be loaded works, and shows the drawing that the server sent', async ({
        browser,
      }) => {
        const { url, slug } = openBrand(started.product, key);
        const { context, page } = await openSignedIn(browser, started.product, slug, 'free', options());
        const complaints = listen(context, [404], /net::ERR_FAILED/);
        await page.route(/\/assets\/ErrorDrawing/, (route) => route.abort());
        await page.goto(`${url}/members/nobody`);
        const drawing = page.locator('[data-part="error-drawing"]');
        await expect.poll(() => drawing.evaluate(isAwake)).toBe(true);
        await expect(drawing.locator('path').first()).toBeAttached();
        await expectGoodPage(page);
        // Within the open page: it is awake.
        await page.evaluate(() => document.documentElement.toggleAttribute('data-marked', true));
        await page.locator('[data-part="other-people"] a[href^="/members/"]').first().click();
        await expect(drawing).toHaveCount(0);
        await expect(page.locator('html[data-marked]')).toBeAttached();
        expectQuiet(complaints);
        await context.close();
      });
    }

    // covers X17-056
    test('a member sees the own profile as others do, and reads what is being checked', async ({ browser }) => {
      const { product, databaseUrl } = started;
      const { t, url, slug } = openBrand(product, key);
      const id = await ownId(await logIn(product, slug, demoAccount(slug, 'premium')));
      const { context, page } = await openSignedIn(browser, product, slug, 'premium', options());
      const complaints = listen(context);
      const photo = page.getByRole('main').locator(`img[src*="/photos/"][fetchpriority="high"]`);
      const checking = page.getByText(t('members.own-checking', { count: 1 }));
      await page.goto(`${url}/members/${id}`);
      await expect(page.getByText(t('members.own-profile'))).toBeVisible();
      await expect(checking).toHaveCount(0);
      await expect(photo).toHaveCount(1);
      await withDatabaseOf({ ...product, databaseUrl }, slug, async (db) => {
        const [main] = await listPhotos(db, id, 'active');
        await patchPhoto(db, main!.id, { status: 'pending' });
      });
      await page.reload();
      await expect(checking).toBeVisible();
      await expect(photo).toHaveCount(0);
      await expectGoodPage(page);
      expectQuiet(complaints);
      await context.close();
    });
  });
}
