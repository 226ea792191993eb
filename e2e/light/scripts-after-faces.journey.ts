import { expect, test, type Page } from '@playwright/test';
import { makePicture } from '../../app/testing/pictures';
import { awake } from '../support/product/awake';
import { BRANDS, openBrand } from '../support/product/journey-brands';
import { startProduct, type Product } from '../support/product/product';
import { expectQuiet, listen } from '../support/pages/quiet-page';
import { openSignedIn } from '../support/signed-in';

/** Text and faces come first: the scripts of a member's page wait for the pictures of its first screen. */
let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ brands: [BRANDS.a.slug] });
});
test.afterAll(async () => product.stop());

const phone = { viewport: { width: 390, height: 844 } } as const;
/** So long a page waits for its pictures, in milliseconds. */
const LONGEST = 2000;

/** When the first script began, and when the last picture of the first screen had come, in milliseconds. */
const times = (page: Page) =>
  page.evaluate(() => {
    const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    // The next photo of a card is fetched by the scripts, and hidden until its turn.
    const eager = [...document.querySelectorAll<HTMLImageElement>('main img:not([loading="lazy"])')].filter(
      (picture) => picture.closest('[hidden]') === null,
    );
    const faces = all.filter(({ name }) => eager.some(({ currentSrc }) => currentSrc === name));
    const scripts = all.filter(({ name }) => /\/assets\/.*\.js$/.test(name));
    return {
      faces: faces.length,
      lastFace: Math.max(...faces.map(({ responseEnd }) => responseEnd)),
      firstScript: Math.min(...scripts.map(({ startTime }) => startTime)),
    };
  });

/** The faces that are seen first and yet wait for the layout and the scripts; small ones beside a line may. */
const lateFaces = (page: Page) =>
  page.evaluate(() => {
    const LARGE = 100;
    return [...document.querySelectorAll<HTMLImageElement>('main img[loading="lazy"]')]
      .filter((picture) => {
        const { top, bottom, left, width } = picture.getBoundingClientRect();
        const [from, to] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
        if (width < LARGE || to - from < LARGE) return false;
        // Not below another card of the stack.
        const seen = document.elementFromPoint(left + width / 2, (from + to) / 2);
        return picture.closest('article')?.contains(seen) ?? true;
      })
      .map(({ alt }) => alt);
  });

test('the scripts come after the faces', async ({ browser }) => {
  const { slug, url } = openBrand(product, 'a');
  const { context, page } = await openSignedIn(browser, product, slug, 'premium', phone);
  const complaints = listen(context);
  await page.goto(`${url}/members`);
  const person = (await page.locator('main a[href^="/members/"]').first().getAttribute('href'))!;
  for (const path of ['/members', '/profile', '/likes/received', '/swipe-game', person]) {
    await page.goto(`${url}${path}`);
    await awake(page.getByRole('main'));
    const { faces, lastFace, firstScript } = await times(page);
    expect(faces, path).toBeGreaterThan(0);
    expect(firstScript, path).toBeGreaterThan(Math.min(lastFace, LONGEST));
    expect(await lateFaces(page), path).toEqual([]);
  }
  expectQuiet(complaints);
  await context.close();
});

test('a page whose pictures do not come wakes up for whoever uses it, and by itself', async ({ browser }) => {
  const { slug, url } = openBrand(product, 'a');
  const { context, page } = await openSignedIn(browser, product, slug, 'premium', phone);
  const complaints = listen(context);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await context.route(/\/photos\//, async (route) => {
    await released;
    await route.continue();
  });
  for (const use of ['a key', 'nothing']) {
    await page.goto(`${url}/members`, { waitUntil: 'domcontentloaded' });
    if (use === 'a key') await page.keyboard.press('Tab');
    await awake(page.getByRole('main'));
    expect(await page.evaluate(() => document.readyState), `${use}: the pictures are still on their way`).toBe(
      'interactive',
    );
  }
  release();
  await page.waitForLoadState();
  expectQuiet(complaints);
  await context.close();
});

test('the scripts move no photo, and take those that were chosen before they came', async ({ browser }) => {
  const { slug, url } = openBrand(product, 'a');
  const { context, page } = await openSignedIn(browser, product, slug, 'premium', phone);
  const complaints = listen(context);
  const picture = { name: 'dusk.jpg', mimeType: 'image/jpeg', buffer: await makePicture(7) };
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await context.route(/\/assets\/.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${url}/profile/photos`);
  const photos = page.locator('#photos');
  const stored = photos.locator('li[data-photo]');
  const before = await stored.count();
  const top = () => stored.first().evaluate((photo) => photo.getBoundingClientRect().top + window.scrollY);
  const topBefore = await top();
  const send = photos.getByRole('button', { name: 'Send photos' });
  await expect(send).toBeHidden();
  await photos.locator('input[name="photos"]').setInputFiles(picture);
  // The form is one for browsers whose scripts never come, too.
  await expect(send).toBeVisible();
  release();
  await expect(stored).toHaveCount(before + 1);
  await expect(send).toBeHidden();
  expect(await top()).toBe(topBefore);
  await page.reload();
  await expect(stored).toHaveCount(before + 1);
  expectQuiet(complaints);
  await context.close();
});
