import { expect, test, type Browser } from '@playwright/test';
import { awake } from '../support/product/awake';
import { openBrand } from '../support/product/journey-brands';
import { startJourney, type StartedJourney } from '../support/product/journey-product';
import { expectQuiet, listen } from '../support/pages/quiet-page';
import { openSignedIn } from '../support/signed-in';

/** Parts whose code comes when they are wanted, and texts that come with another page: late, or not at all. */

let started: StartedJourney;
test.beforeAll(async () => {
  started = await startJourney('b', 'SQLite');
});
test.afterAll(() => started.stop());

const DIALOG = /\/assets\/PhotoDialogs/;
const ABORTED = /net::ERR_FAILED/;

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    async function ownPhotos(browser: Browser) {
      const brand = openBrand(started.product, 'b');
      const options = { viewport: { width, height: 844 }, locale: brand.acceptLanguage };
      const { context, page } = await openSignedIn(browser, started.product, brand.slug, 'premium', options);
      const complaints = listen(context, [], ABORTED);
      await page.goto(`${brand.url}/profile/photos`);
      const link = page.getByRole('link', { name: brand.t('photos.delete', { place: 1 }) });
      await awake(link);
      const dialog = page.getByRole('dialog', { name: brand.t('photos.delete-title') });
      return { brand, context, page, complaints, link, dialog };
    }

    test('twenty taps on what comes late open one dialog', async ({ browser }) => {
      const { brand, context, page, complaints, link, dialog } = await ownPhotos(browser);
      let requests = 0;
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(DIALOG, async (route) => {
        requests += 1;
        await released;
        await route.continue();
      });
      for (let tap = 0; tap < 20; tap += 1) await link.click();
      await expect(dialog).toHaveCount(0);
      release();
      await expect(dialog).toBeVisible();
      expect(requests).toBe(1);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL(`${brand.url}/profile/photos`);
      expectQuiet(complaints);
      await context.close();
    });

    test('a dialog whose code is missing comes with the document', async ({ browser }) => {
      const { context, page, complaints, link, dialog } = await ownPhotos(browser);
      await page.route(DIALOG, (route) => route.abort());
      await page.evaluate(() => document.documentElement.toggleAttribute('data-marked', true));
      await link.click();
      await expect(dialog).toBeVisible();
      // A new document, whose form works as without scripts.
      await expect(page.locator('html[data-marked]')).toHaveCount(0);
      await expect(dialog.getByRole('button').first()).toBeEnabled();
      expectQuiet(complaints);
      await context.close();
    });

    test('a page whose texts cannot be fetched comes as a document, in its language', async ({ browser }) => {
      const { brand, context, page, complaints } = await ownPhotos(browser);
      await page.route(/\/i18n\/[a-z]+\/(?:billing|index)/, (route) => route.abort());
      await page.evaluate(() => document.documentElement.toggleAttribute('data-marked', true));
      await page
        .locator('a[href="/credits"]')
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await expect(page.locator('html[data-marked]')).toHaveCount(0, { timeout: 15_000 });
      await expect(page).toHaveURL(`${brand.url}/credits`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.locator('main').innerText()).not.toMatch(/\bbilling\.|^…$/m);
      expectQuiet(complaints);
      await context.close();
    });
  });
}
