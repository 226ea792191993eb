import { expect, test } from '@playwright/test';
import { join } from '../support/accounts';
import { expectQuiet, listen } from '../support/pages/quiet-page';
import { awake } from '../support/product/awake';
import { openBrand } from '../support/product/journey-brands';
import { startJourney, type StartedJourney } from '../support/product/journey-product';
import { openSignedIn } from '../support/signed-in';

/** A region that was chosen, and a town typed that lies in another one. */
const SIDES = [
  ['a', 'SQLite', 390, true, { chosen: 'GB-KEN', town: 'Leeds', lies: 'GB-WYK' }],
  ['b', 'MariaDB', 1280, false, { chosen: 'NL-GR', town: 'Leiden', lies: 'NL-ZH' }],
] as const;

let started: StartedJourney | undefined;
test.afterEach(async () => started?.stop());

for (const [key, database, width, javaScriptEnabled, place] of SIDES) {
  test(`a town of another region than the chosen one is asked about at ${width} px`, async ({ browser }) => {
    started = await startJourney(key, database);
    const { product } = started;
    const brand = openBrand(product, key);
    const { t, slug, url } = brand;
    const her = await join(product, slug, { name: 'Adelheid', gender: 'female' });
    const options = { viewport: { width, height: 844 }, locale: brand.acceptLanguage, javaScriptEnabled };
    const { context, page } = await openSignedIn(browser, product, slug, her.credentials, options);
    const complaints = listen(context, [400]);
    const town = page.locator('input[name="city"]');
    const region = page.locator('select[name="countryregion"]');
    const save = () => page.getByRole('button', { name: t('settings.save') }).click();

    await page.goto(`${url}/notifications/location`);
    if (javaScriptEnabled) await awake(town);
    await region.selectOption(place.chosen);
    await town.fill(place.town);
    await save();
    await expect(page.getByText(t('profile.town-elsewhere'))).toBeVisible();
    await expect(town).toHaveValue(place.town);
    await expect(region).toHaveValue(place.chosen);

    // What was typed stays when the region in which it lies is chosen.
    await region.selectOption(place.lies);
    await expect(town).toHaveValue(place.town);
    await save();
    await expect(page.getByText(t('settings.saved'))).toBeVisible();
    await page.goto(`${url}/notifications/location`);
    await expect(town).toHaveValue(place.town);
    await expect(region).toHaveValue(place.lies);
    expectQuiet(complaints);
  });
}
