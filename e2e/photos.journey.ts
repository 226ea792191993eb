import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { inTurn } from '../scripts/test/turn.mjs';
import { makePicture } from '../app/testing/pictures';
import { join, ownId } from './support/accounts';
import { openBrand, type BrandKey } from './support/product/journey-brands';
import { startJourney, type JourneyDatabase, type StartedJourney } from './support/product/journey-product';
import { review } from './support/operator';
import { transferOf } from './support/pages/given-files';
import { expectQuiet, listen } from './support/pages/quiet-page';
import { openSignedIn, type ColorScheme } from './support/signed-in';

/**
 * The photos of one member: several added at once and by dropping, reviewed, ordered, cropped, made the main one,
 * deleted; and what a free and a premium member see of them.
 */
const NAME = 'Rosalind';

const SIDES = [
  ['a', 'SQLite', 1280, 'light'],
  ['b', 'MariaDB', 390, 'dark'],
] as const satisfies readonly (readonly [BrandKey, JourneyDatabase, number, ColorScheme])[];

for (const [key, database, width, colorScheme] of inTurn(SIDES, 2)) {
  test.describe(`photos on brand ${key.toUpperCase()} with ${database} at ${width} px, ${colorScheme}`, () => {
    let started: StartedJourney;

    test.beforeAll(async () => {
      started = await startJourney(key, database);
    });
    test.afterAll(async () => started.stop());

    const brandOf = () => openBrand(started.product, key);
    const open = async (browser: Browser, who: Parameters<typeof openSignedIn>[3]) => {
      const { slug, acceptLanguage } = brandOf();
      const options = { viewport: { width, height: 844 }, locale: acceptLanguage, colorScheme };
      const { context, page } = await openSignedIn(browser, started.product, slug, who, options);
      // 403: a photo beyond the limit.
      return { context, page, complaints: listen(context, [403]) };
    };

    test('photos are added, ordered, cropped and viewed', async ({ browser }) => {
      const { product, databaseUrl } = started;
      const brand = brandOf();
      const { t } = brand;
      const { visitor, credentials } = await join(product, brand.slug, { name: NAME, gender: 'female' });
      const id = await ownId(visitor);
      const owner = await open(browser, credentials);
      const { page } = owner;
      const tiles = page.locator('li[data-photo]');
      const ids = () => tiles.evaluateAll((all) => all.map((tile) => (tile as HTMLElement).dataset.photo));
      const pressed = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
      const count = (of: number) => page.getByText(t('photos.count', { count: of, limit: 3 }));

      // Two uploads at once, each with its progress. They are delayed so that the progress can be seen.
      await page.goto(`${brand.url}/profile/photos`);
      await expect(page.getByText(t('photos.empty-title'))).toBeVisible();
      // What only a mouse can do is said only where there is one.
      const dropping = page.locator('label:has(input[type="file"]) span > span');
      await expect(dropping).toBeVisible();
      const phone = await page.context().browser()!.newContext({ isMobile: true, hasTouch: true });
      await phone.addCookies(await page.context().cookies());
      const touched = await phone.newPage();
      await touched.goto(`${brand.url}/profile/photos`);
      await expect(touched.locator('label:has(input[type="file"]) span > span')).toBeHidden();
      await phone.close();
      const hold = await holdUploads(page);
      await page.getByLabel(t('photos.add')).setInputFiles([await file('walk', 1), await file('tea', 2)]);
      for (const name of ['walk.jpg', 'tea.jpg']) {
        await expect(page.getByRole('progressbar', { name: t('photos.progress', { name }) })).toBeVisible();
      }
      hold.release();
      await expect(tiles).toHaveCount(2);
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await expect(count(2)).toBeVisible();

      // Two files are dropped: there is room for one, and the other is refused with a message.
      await drop(page, page.locator('label:has(input[type="file"])'), [await file('bench', 3), await file('boat', 4)]);
      await expect(tiles).toHaveCount(3);
      await expect(page.getByText(t('photos.free-limit', { limit: 3, premium: 25 }))).toBeVisible();
      const dropIt = new RegExp(`^${t('photos.drop', { name: '(bench|boat).jpg' })}$`);
      await page.getByRole('button', { name: dropIt }).click();
      await expect(page.getByText(t('photos.limit-reached-free', { limit: 3, premium: 25 }))).toBeVisible();
      await expect(page.locator('input[type="file"]')).toHaveCount(0);

      // Nobody else sees them before the review.
      await expect(tiles.getByText(t('photos.state-pending'))).toHaveCount(3);
      for (const photo of await ids()) await review(product, databaseUrl, 'photos', 'approve', photo!);
      await page.reload();
      await expect(tiles.getByText(t('photos.state-pending'))).toHaveCount(0);
      await expect(tiles.getByText(t('photos.state-main'), { exact: true })).toHaveCount(1);

      // The order is changed with the keyboard and stored.
      const [first, second, third] = await ids();
      await pressed(t('photos.later', { place: 1 }));
      await expect.poll(ids).toEqual([second, first, third]);
      await pressed(t('photos.earlier', { place: 3 }));
      await expect.poll(ids).toEqual([second, third, first]);
      await page.reload();
      await expect.poll(ids).toEqual([second, third, first]);

      // Another crop, and another main photo.
      await page.getByRole('link', { name: t('photos.crop', { place: 1 }) }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(t('photos.zoom')).press('PageUp');
      await dialog.getByLabel(t('photos.left')).press('Home');
      await dialog.getByRole('button', { name: t('photos.crop-save') }).click();
      await expect(dialog).toHaveCount(0);
      // The cropped photo has a new URL in the place of the old one, and the operator reviews it again.
      await expect.poll(async () => (await ids())[0]).not.toBe(second);
      expect((await ids()).slice(1)).toEqual([third, first]);
      await expect(tiles.first().getByText(t('photos.state-pending'))).toBeVisible();
      await review(product, databaseUrl, 'photos', 'approve', (await ids())[0]!);
      await page.reload();
      await expect(tiles.getByText(t('photos.state-pending'))).toHaveCount(0);
      const main = tiles.filter({ has: page.getByText(t('photos.state-main'), { exact: true }) });
      const mainBefore = await main.getAttribute('data-photo');
      await page
        .getByRole('button', { name: t('photos.make-main') })
        .first()
        .click();
      await expect(main).not.toHaveAttribute('data-photo', mainBefore!);

      // The last photo is deleted, and there is room again.
      await page.getByRole('link', { name: t('photos.delete', { place: 3 }) }).click();
      await dialog.getByRole('button', { name: t('photos.delete-now') }).click();
      await expect(tiles).toHaveCount(2);
      await expect(page.locator('input[type="file"]')).toHaveCount(1);

      // A free member sees the main photo and a lock, and of the locked photo only the blur.
      for (const who of ['free', 'premium'] as const) {
        const side = await open(browser, who);
        const gallery = side.page.getByRole('region', { name: t('photos.gallery-of', { name: NAME }) });
        await side.page.goto(`${brand.url}/members/${id}`);
        await gallery.getByRole('button', { name: t('photos.next') }).click();
        await expect(gallery.getByText('2 / 2')).toBeVisible();
        const lock = gallery.getByText(t('photos.locked', { name: NAME }));
        await expect(lock).toHaveCount(who === 'free' ? 1 : 0);
        if (who === 'free') await expect(lock).toBeInViewport();
        const seen = gallery.getByRole('listitem').nth(1).locator('img');
        await expect.poll(() => seen.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
        const size = await seen.evaluate((image: HTMLImageElement) => image.naturalWidth);
        if (who === 'free') expect(size).toBeLessThan(200);
        else expect(size).toBeGreaterThan(300);
        expectQuiet(side.complaints);
        await side.context.close();
      }
      expectQuiet(owner.complaints);
      await owner.context.close();
    });
  });
}

async function file(name: string, seed: number) {
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: await makePicture(seed) };
}

/** Delays uploads until they are released. */
async function holdUploads(page: Page) {
  let letGo = () => {};
  const free = new Promise<void>((resolve) => (letGo = resolve));
  const photosPage = /\/profile\/photos(?:\?|$)/;
  await page.route(photosPage, async (route) => {
    if (route.request().method() === 'POST') await free;
    await route.continue();
  });
  return { release: letGo };
}

/** Drops files on an element of the page. */
async function drop(page: Page, place: Locator, files: Awaited<ReturnType<typeof file>>[]): Promise<void> {
  const dataTransfer = await transferOf(page, files);
  for (const event of ['dragover', 'drop']) await place.dispatchEvent(event, { dataTransfer });
}
