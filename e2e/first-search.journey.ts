import { expect, test } from '@playwright/test';
import { inTurn } from '../scripts/test/turn.mjs';
import { join } from './support/accounts';
import { expectQuiet, listen } from './support/pages/quiet-page';
import { openBrand } from './support/product/journey-brands';
import { startJourney, type StartedJourney } from './support/product/journey-product';
import { openSignedIn } from './support/signed-in';

/**
 * Anyone who searches for the first time finds the filters set to fit their profile; a filter that is removed stays away. On a
 * phone with JavaScript, on a wide screen without.
 */
const SIDES = [
  ['a', 'SQLite', 390, true],
  ['b', 'MariaDB', 1280, false],
] as const;

let started: StartedJourney | undefined;
test.afterEach(async () => started?.stop());

for (const [key, database, width, javaScriptEnabled] of inTurn(SIDES, 4, 2)) {
  // covers X17-010 X17-011
  test(`the first search of a member of brand ${key.toUpperCase()} at ${width} px`, async ({ browser }) => {
    started = await startJourney(key, database);
    const { product } = started;
    const brand = openBrand(product, key);
    const { slug, url } = brand;
    const { credentials } = await join(product, slug, { gender: 'male' });
    const options = { viewport: { width, height: 844 }, locale: brand.acceptLanguage, javaScriptEnabled };
    const { context, page } = await openSignedIn(browser, product, slug, credentials, options);
    const complaints = listen(context);
    const main = page.getByRole('main');
    const people = main.locator('article');
    const line = main.locator('p:has(a[href^="/members?gender="])');
    const [least, most] = [page.locator('input[name="min_age"]'), page.locator('input[name="max_age"]')];
    // The chip is the link that leads to the same search without ages.
    const chips = main.locator('a[href^="/members?gender="]:has(svg)');

    await page.goto(`${url}/members`);
    await expect(line).toBeVisible();
    await expect(people.first()).toBeVisible();
    const [from, to] = [Number(await least.inputValue()), Number(await most.inputValue())];
    expect(to - from).toBe(14);
    const age = chips.filter({ hasText: String(from) });
    await expect(age).toHaveCount(1);

    // On a phone a new member’s reminder stands where the chips would be; the line above the people leads out of all of them.
    await (width < 992 ? line.getByRole('link') : age).click();
    await page.waitForURL('**/members?gender=*');
    expect(page.url()).not.toContain('min_age');
    await expect(people.first()).toBeVisible();
    await page.goto(`${url}/members`);
    await expect(least).toHaveValue('');
    await expect(line).toHaveCount(0);
    await expect(age).toHaveCount(0);
    expectQuiet(complaints);
    await context.close();
  });
}
