import { expect, test } from '@playwright/test';
import { inTurn } from '../scripts/test/turn.mjs';
import { join, ownId } from './support/accounts';
import { save } from './support/pages/message-settings';
import { expectQuiet, listen } from './support/pages/quiet-page';
import { enterSite } from './support/pages/story';
import { openBrand } from './support/product/journey-brands';
import { startJourney, type StartedJourney } from './support/product/journey-product';
import { openSignedIn } from './support/signed-in';

/**
 * A member decides whether people without an account see them. A visitor in another browser looks before, while, and after.
 * On a phone with JavaScript, on a wide screen without.
 */
const SIDES = [
  ['a', 'SQLite', 390, true],
  ['b', 'MariaDB', 1280, false],
] as const;

let started: StartedJourney | undefined;
test.afterEach(async () => started?.stop());

for (const [key, database, width, javaScriptEnabled] of inTurn(SIDES, 4, 3)) {
  // covers X17-057
  test(`who sees a member of brand ${key.toUpperCase()} at ${width} px`, async ({ browser }) => {
    started = await startJourney(key, database);
    const { product } = started;
    const brand = openBrand(product, key);
    const { t, slug, url } = brand;
    const { visitor, credentials } = await join(product, slug, { name: 'Adelheid', gender: 'female' });
    const id = await ownId(visitor);
    const options = { viewport: { width, height: 844 }, locale: brand.acceptLanguage, javaScriptEnabled };
    const { context, page } = await openSignedIn(browser, product, slug, credentials, options);
    const complaints = listen(context);
    const outside = await (await browser.newContext(options)).newPage();
    await enterSite(outside, brand);

    const found = async () => {
      await outside.goto(`${url}/members?gender=female`);
      return outside.getByRole('main').getByText('Adelheid').count();
    };
    const opened = async () => {
      await outside.goto(`${url}/members/${id}`);
      return outside.getByRole('main').getByText('Adelheid').count();
    };
    const choose = async (label: 'consents.visitors-yes' | 'consents.visitors-no') => {
      await page.goto(`${url}/notifications/visibility`);
      await page.getByRole('radio', { name: t(label) }).check();
      await save(page, brand);
    };

    // A new member is for members only. The link to her leads to a signup that tells nothing of her.
    await page.goto(`${url}/notifications/visibility`);
    await expect(page.getByRole('radio', { name: t('consents.visitors-no') })).toBeChecked();
    expect([await found(), await opened()]).toEqual([0, 0]);
    expect(new URL(outside.url()).pathname).toBe(`/members/${id}/signup`);

    // Visitors too: she is there at once, although the pages of visitors are cached.
    await choose('consents.visitors-yes');
    expect(await found()).toBeGreaterThan(0);
    expect(await opened()).toBeGreaterThan(0);
    await page.reload();
    await expect(page.getByRole('radio', { name: t('consents.visitors-yes') })).toBeChecked();

    // What was agreed to is in her record, and taken back as easily.
    await page.goto(`${url}/notifications/consents`);
    await expect(page.getByRole('heading', { name: t('consents.visitors-title') })).toBeVisible();
    await choose('consents.visitors-no');
    expect([await found(), await opened()]).toEqual([0, 0]);
    expectQuiet(complaints);
    await outside.context().close();
    await context.close();
  });
}
