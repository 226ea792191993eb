import { expect, test } from '@playwright/test';
import { inTurn } from '../scripts/test/turn.mjs';
import { PICTURE_KINDS } from '../app/testing/picture-kinds';
import { makePicture } from '../app/testing/pictures';
import { demoAccount, join, ownId } from './support/accounts';
import { openBrand, type BrandKey } from './support/product/journey-brands';
import { startJourney, type JourneyDatabase, type StartedJourney } from './support/product/journey-product';
import { review } from './support/operator';
import { openSignedIn } from './support/signed-in';

/**
 * The check of a first photo: a pose, the picture of it, a person who compares, the mark that others see and understand,
 * and its end when the consent is taken back. Once by pressing, once without JavaScript.
 */
const SIDES = [
  ['a', 'SQLite', true],
  ['b', 'MariaDB', false],
] as const satisfies readonly (readonly [BrandKey, JourneyDatabase, boolean])[];

const PATH = '/notifications/photo-check';
/** As large as a phone writes it. */
const CAMERA = PICTURE_KINDS.find(({ name }) => name === 'JPEG of 12 megapixels')!;

for (const [key, database, javaScriptEnabled] of inTurn(SIDES, 2)) {
  test.describe(`the photo check on brand ${key.toUpperCase()} with ${database} at 390 px`, () => {
    let started: StartedJourney;

    test.beforeAll(async () => {
      started = await startJourney(key, database);
    });
    test.afterAll(async () => started.stop());

    // covers X17-046 X17-050
    test(`a mark is earned, seen and given back ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
      browser,
    }) => {
      const { product, databaseUrl } = started;
      const { slug, t, url, acceptLanguage } = openBrand(product, key);
      const options = { viewport: { width: 390, height: 844 }, locale: acceptLanguage, javaScriptEnabled };
      const { visitor, credentials } = await join(product, slug, { name: 'Rosalind', gender: 'female' });
      const id = await ownId(visitor);
      const mine = await openSignedIn(browser, product, slug, credentials, options);
      const theirs = await openSignedIn(browser, product, slug, demoAccount(slug, 'premium'), options);
      const { page } = mine;
      const main = page.getByRole('main');
      const mark = theirs.page.getByRole('main').getByText(t('common.checked'), { exact: true });
      const press = (name: string) => main.getByRole('button', { name, exact: true }).click();

      // Without a first photo there is nothing to compare with.
      await page.goto(`${url}${PATH}`);
      await expect(main.getByText(t('photocheck.needs-photo'))).toBeVisible();
      await page.goto(`${url}/profile/photos`);
      await page
        .locator('input[type="file"]')
        .first()
        .setInputFiles(await file('walk', 1));
      if (!javaScriptEnabled) await page.locator('form:has(input[type="file"]) button').first().click();
      const tile = page.locator('li[data-photo]').first();
      await expect(tile).toBeVisible();
      await review(product, databaseUrl, 'photos', 'approve', (await tile.getAttribute('data-photo'))!);

      await page.goto(`${url}${PATH}`);
      await press(t('photocheck.agree'));
      await expect(main.getByRole('heading', { name: t('photocheck.asked-title') })).toBeVisible();
      if (javaScriptEnabled) {
        // A file that is no picture, or too large, is refused in words before it is sent.
        const picked = page.locator('input[type="file"]').first();
        await picked.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
        await expect(main.getByText(t('photos.not-a-picture', { file: 'cv.pdf' }))).toBeVisible();
        await picked.setInputFiles({ name: 'big.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(12_000_000) });
        await expect(main.getByText(t('photos.too-many-bytes', { megabytes: 10, file: 'big.jpg' }))).toBeVisible();
      }
      // The picture of someone's profile is no picture of the pose; what is asked for stays.
      await page
        .locator('input[type="file"]')
        .first()
        .setInputFiles(await file('walk', 1));
      await press(t('photocheck.send'));
      await expect(main.getByText(t('photos.check-profile-photo'))).toBeVisible();
      await page
        .locator('input[type="file"]')
        .first()
        .setInputFiles({ ...(await file('pose', 2)), buffer: await CAMERA.make(2) });
      await press(t('photocheck.send'));
      await expect(main.getByRole('heading', { name: t('photocheck.sent-title') })).toBeVisible();
      await theirs.page.goto(`${url}/members/${id}`);
      await expect(theirs.page.getByRole('heading', { level: 1 })).toContainText('Rosalind');
      await expect(mark).toHaveCount(0);

      const [check] = /[0-9a-z]{26}/.exec(await review(product, databaseUrl, 'checks', 'list'))!;
      expect(await review(product, databaseUrl, 'checks', 'show', check)).toMatch(/^compare with\s+\S+\.webp$/m);
      await review(product, databaseUrl, 'checks', 'approve', check, '--by', 'Eva');
      await page.reload();
      await expect(main.getByRole('heading', { name: t('photocheck.approved-title') })).toBeVisible();

      // Others see it on the profile, read what it means, and can look for it.
      await theirs.page.reload();
      await expect(mark).toBeVisible();
      await theirs.page.getByText(t('common.checked-what')).click();
      await expect(theirs.page.getByText(t('common.checked-text', { name: 'Rosalind' }))).toBeVisible();
      await theirs.page.goto(`${url}/members?gender=female&country=&checked=1&order=active`);
      const cards = theirs.page.getByRole('article');
      await expect(cards).toHaveCount(1);
      await expect(cards.getByText(t('common.checked'))).toHaveCount(1);
      await expect(theirs.page.getByRole('link', { name: /Rosalind/ }).first()).toBeVisible();

      await press(t('photocheck.withdraw'));
      await expect(main.getByText(t('photocheck.notice-withdrawn'))).toBeVisible();
      await theirs.page.goto(`${url}/members/${id}`);
      await expect(mark).toHaveCount(0);
      await mine.context.close();
      await theirs.context.close();
    });
  });
}

async function file(name: string, seed: number) {
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: await makePicture(seed) };
}
