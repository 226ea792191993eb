import { expect, test, type Browser, type Page } from '@playwright/test';
import { join, logIn } from '../support/accounts';
import { expectQuiet, listen } from '../support/pages/quiet-page';
import { awake } from '../support/product/awake';
import { openBrand } from '../support/product/journey-brands';
import { startJourney, type StartedJourney } from '../support/product/journey-product';
import { openSignedIn } from '../support/signed-in';

/**
 * A place that was typed and not saved, on a phone: at the signup, in the settings and in the profile, over a reload, Back
 * and Forward. REPEAT walks each way so many times.
 */
const SETTINGS = '/notifications/location';
const SIGNUP = '/complete-signup/2';
const REPEAT = Number(process.env.REPEAT ?? 1);
const PLACE = { region: 'GB-WYK', town: 'Leeds' };

let started: StartedJourney | undefined;
test.afterEach(async () => started?.stop());

const townOf = (page: Page) => page.locator('input[name="city"]');
const regionOf = (page: Page) => page.locator('select[name="countryregion"]');
const placeOf = async (page: Page) => ({
  region: await regionOf(page).inputValue(),
  town: await townOf(page).inputValue(),
});
const storedIn = (page: Page) => page.evaluate(() => sessionStorage.getItem('typed-place'));

async function start(browser: Browser, javaScriptEnabled = true) {
  started = await startJourney('a', 'SQLite');
  const { product } = started;
  const brand = openBrand(product, 'a');
  const her = await join(product, brand.slug, { name: 'Adelheid', gender: 'female' });
  await her.visitor.post('/complete-signup/1', { intent: 'next' });
  const options = { viewport: { width: 390, height: 844 }, locale: brand.acceptLanguage, javaScriptEnabled };
  const { context, page } = await openSignedIn(browser, product, brand.slug, her.credentials, options);
  return { product, brand, her, context, page };
}

for (const path of [SETTINGS, SIGNUP]) {
  test(`a typed town stays over a reload, Back and Forward at ${path}`, async ({ browser }) => {
    test.setTimeout(90_000 * REPEAT);
    const { brand, context, page } = await start(browser);
    const complaints = listen(context);
    const open = async () => {
      await page.goto(brand.url + path);
      await awake(townOf(page));
      expect(await placeOf(page)).toEqual({ region: '', town: '' });
    };
    const expectPlace = (place: typeof PLACE) => expect.poll(() => placeOf(page)).toEqual(place);
    for (let turn = 0; turn < REPEAT; turn += 1) {
      await open();
      await townOf(page).fill('Leed');
      await page.reload();
      await expectPlace({ region: '', town: 'Leed' });
      await awake(townOf(page));
      await townOf(page).fill('Leeds');
      await regionOf(page).selectOption(PLACE.region);
      await expectPlace(PLACE);
      await page.reload();
      await expectPlace(PLACE);
      // By loading another page, and by a link that the script follows.
      for (const leave of [
        () => page.goto(`${brand.url}/credits`),
        () => page.locator('a[href="/members"]').filter({ visible: true }).first().click(),
      ]) {
        await awake(townOf(page));
        await leave();
        await expect(townOf(page)).toHaveCount(0);
        await page.goBack();
        await expectPlace(PLACE);
        await page.goForward();
        await expect(townOf(page)).toHaveCount(0);
        await page.goBack();
        await expectPlace(PLACE);
      }
      await awake(townOf(page));
      await regionOf(page).selectOption('GB-KEN');
      await page.reload();
      await expectPlace({ region: 'GB-KEN', town: PLACE.town });
    }
    // Anyone who goes there again finds what is saved.
    await open();
    expect(await storedIn(page)).toBeNull();
    expectQuiet(complaints);
  });
}

test('what was typed of a place gives way to what was saved, and goes with the login', async ({ browser }) => {
  const { product, brand, her, context, page } = await start(browser);
  const complaints = listen(context, [400]);
  const { t, url } = brand;
  const fill = async (place: typeof PLACE) => {
    await awake(townOf(page));
    await regionOf(page).selectOption(place.region);
    await townOf(page).fill(place.town);
  };
  await page.goto(url + SETTINGS);
  // Refused: it stays, also over a reload.
  await fill({ region: 'GB-KEN', town: 'Leeds' });
  await page.getByRole('button', { name: t('settings.save') }).click();
  await expect(page.getByText(t('profile.town-elsewhere'))).toBeVisible();
  await page.reload();
  await expect.poll(() => placeOf(page)).toEqual({ region: 'GB-KEN', town: 'Leeds' });
  // Saved: nothing is left of it.
  await fill(PLACE);
  await page.getByRole('button', { name: t('settings.save') }).click();
  await expect(page.getByText(t('settings.saved'))).toBeVisible();
  await expect.poll(() => storedIn(page)).toBeNull();
  await page.reload();
  await expect.poll(() => placeOf(page)).toEqual(PLACE);
  // Saved on another device meanwhile: that is newer.
  await fill({ region: 'GB-WYK', town: 'Bradford' });
  const other = await logIn(product, brand.slug, her.credentials);
  await other.post(SETTINGS, { section: 'location', country: 'GB', countryregion: 'GB-KEN', city: 'Maidstone' });
  await page.reload();
  await awake(townOf(page));
  expect(await placeOf(page)).toEqual({ region: 'GB-KEN', town: 'Maidstone' });
  // Someone else in the same tab.
  await fill({ region: 'GB-WYK', town: 'Bradford' });
  expect(await storedIn(page)).not.toBeNull();
  await page.evaluate(() => document.querySelector<HTMLFormElement>('form[action="/api/logout.php"]')!.submit());
  await expect(townOf(page)).toHaveCount(0);
  expect(await storedIn(page)).toBeNull();
  expectQuiet(complaints);
});

test('the place typed in the profile stays over a reload, and is saved on going on', async ({ browser }) => {
  test.setTimeout(90_000 * REPEAT);
  const { brand, context, page } = await start(browser);
  const complaints = listen(context, [400]);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(`${brand.url}/profile?section=location`);
  for (let turn = 0; turn < REPEAT; turn += 1) {
    await awake(townOf(page));
    await regionOf(page).selectOption('GB-KEN');
    await townOf(page).fill('Leeds');
    await page.reload();
    await expect.poll(() => placeOf(page)).toEqual({ region: 'GB-KEN', town: 'Leeds' });
  }
  await awake(townOf(page));
  await regionOf(page).selectOption(PLACE.region);
  const sheet = page.getByRole('dialog', { name: brand.t('profile.location-title') });
  await townOf(page).blur();
  await expect(sheet.getByText(brand.t('profile.saved'), { exact: true })).toBeVisible();
  await page.reload();
  await awake(townOf(page));
  expect(await placeOf(page)).toEqual(PLACE);
  expect(await storedIn(page)).toBeNull();
  expectQuiet(complaints);
});

test('without JavaScript a typed place stays over Back, and is asked about when it is sent', async ({ browser }) => {
  test.setTimeout(90_000 * REPEAT);
  const { brand, context, page } = await start(browser, false);
  const complaints = listen(context, [400]);
  for (const path of [SETTINGS, SIGNUP]) {
    for (let turn = 0; turn < REPEAT; turn += 1) {
      await page.goto(brand.url + path);
      await regionOf(page).selectOption('GB-KEN');
      await townOf(page).fill('Leeds');
      await page.goto(`${brand.url}/credits`);
      await page.goBack();
      expect(await placeOf(page)).toEqual({ region: 'GB-KEN', town: 'Leeds' });
      await page.locator('form:has(input[name="city"]) button').first().click();
      await expect(page.getByText(brand.t('profile.town-elsewhere'))).toBeVisible();
      expect(await placeOf(page)).toEqual({ region: 'GB-KEN', town: 'Leeds' });
    }
  }
  expectQuiet(complaints);
});
