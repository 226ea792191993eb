import { expect, test, type Page } from '@playwright/test';
import { inTurn } from '../../scripts/test/turn.mjs';
import { axeProblems } from '../support/pages/axe';
import { entriesOverEachOther, reflowProblems, setTextSize, unreachable } from '../support/pages/large-text';
import { awake } from '../support/product/awake';
import { openBrand } from '../support/product/journey-brands';
import { startProduct, type Product } from '../support/product/product';
import { openSignedIn } from '../support/signed-in';

/**
 * A narrow phone, with text of the usual size and of twice that size: 320 px are then ten letters m wide. Of both brands
 * the Dutch one has the longest words. Members with and without premium have other bars and other pages. Each run
 * takes both brands, one kind of member each.
 */
const SIDES = [
  ['a', 'premium'],
  ['a', 'free'],
  ['b', 'free'],
  ['b', 'premium'],
] as const;
const SMALL_PHONE = { width: 320, height: 640 };
const USUAL = 16;
const TWICE = 32;

const PAGES = [
  '/members',
  '/credits',
  '/premium',
  '/profile',
  '/notifications',
  '/notifications/messages',
  '/credits/limits',
  '/chats',
  '/likes/received',
  '/swipe-game',
  '/pricing',
];

let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ brands: ['golden-hour', 'zonneterras'] });
});
test.afterAll(async () => product.stop());

for (const [key, kind] of inTurn(SIDES, 2)) {
  // covers X17-031
  test(`a ${kind} member of brand ${key.toUpperCase()} reads every page at 320 px with text of any size`, async ({
    browser,
  }) => {
    const brand = openBrand(product, key);
    const { t, slug, url } = brand;
    const options = { viewport: SMALL_PHONE, locale: brand.acceptLanguage, reducedMotion: 'reduce' } as const;
    const { context, page } = await openSignedIn(browser, product, slug, kind, options);
    const conversation = await firstLink(page, `${url}/chats`, /^\/chats\/(?!settings|closed)[^/?]+$/);
    const person = await firstLink(page, `${url}/members`, /^\/members\/[^/?]+$/);
    for (const size of [USUAL, TWICE]) {
      await setTextSize(page, size);
      for (const path of [...PAGES, conversation, person]) {
        await page.goto(url + path);
        await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`);
        expect(await reflowProblems(page), `${path} at ${size} px`).toEqual([]);
        if (size === TWICE) expect(await axeProblems(page), `${path} with large text`).toEqual([]);
        // A conversation takes the whole screen, without the bar.
        if (path === conversation) {
          await page.getByRole('main').locator('details > summary').first().click();
          expect(await entriesOverEachOther(page), `the menu at ${size} px`).toEqual([]);
          await page.keyboard.press('Escape');
          // Until someone writes, the conversation has the room; then the price is there.
          const composer = page.locator('#composer');
          const { height } = (await composer.boundingBox())!;
          expect(height / SMALL_PHONE.height, `the composer at ${size} px`).toBeLessThanOrEqual(0.26);
          await composer.locator('textarea').focus();
          await expect(page.locator('#composer-price')).toBeInViewport({ ratio: 1 });
          continue;
        }
        expect(await unreachable(page, t('shell.tab-navigation')), `${path} at ${size} px: the bar`).toEqual([]);
      }
    }
    await context.close();
  });
}

test('the labels on the faces of the landing page are whole at 320 px with large text', async ({ browser }) => {
  const { slug, url } = openBrand(product, 'b');
  expect(slug).toBe('zonneterras');
  const context = await browser.newContext({ viewport: SMALL_PHONE });
  const page = await context.newPage();
  await setTextSize(page, TWICE);
  await page.goto(url);
  await expect(page.locator('html')).toHaveCSS('font-size', `${TWICE}px`);
  const labels = await page
    .locator('main section')
    .first()
    .evaluate((head) =>
      [...head.querySelectorAll(':is(div, a):has(> img) > span')].map((corner) => {
        const face = corner.parentElement!.getBoundingClientRect();
        const label = corner.firstElementChild!;
        const { top, bottom, left, right } = label.getBoundingClientRect();
        const within = top >= face.top && bottom <= face.bottom && left >= face.left && right <= face.right;
        return within && label.scrollWidth <= label.clientWidth + 1;
      }),
    );
  expect(labels.length).toBeGreaterThan(0);
  expect(labels).not.toContain(false);
  await context.close();
});

test('what a page does wrong with large text is found', async ({ browser }) => {
  const { t, slug, url } = openBrand(product, 'b');
  const { context, page } = await openSignedIn(browser, product, slug, 'free', { viewport: SMALL_PHONE });
  await setTextSize(page, TWICE);
  await page.goto(`${url}/premium`);
  await expect(page.locator('html')).toHaveCSS('font-size', `${TWICE}px`);
  // React hydrates the whole document, and builds it again where it finds an element that the server did not write.
  await awake(page.getByRole('main').getByRole('link').first());
  expect(await reflowProblems(page)).toEqual([]);
  const withStyle = (style: Record<string, string>, tag = 'p', text = 'abonnement') =>
    page.evaluate(
      ({ style, tag, words }) => {
        document.getElementById('spoilt')?.remove();
        const spoilt = document.createElement(tag);
        spoilt.id = 'spoilt';
        spoilt.textContent = words;
        Object.assign(spoilt.style, style);
        document.querySelector('main')!.append(spoilt);
      },
      { style, tag, words: text },
    );
  await withStyle({ width: '400px' });
  expect(await reflowProblems(page)).toEqual([expect.stringMatching(/^scrolls sideways by/)]);
  await withStyle({ width: '100px', overflowWrap: 'anywhere' });
  expect(await reflowProblems(page)).toEqual(['torn: “abonnement” in <p> “abonnement”']);
  await withStyle({ display: 'block', width: '20px', height: '40px', overflow: 'hidden' }, 'button', '');
  expect(await reflowProblems(page)).toEqual(['small: <button> “” is 20 by 40 px']);
  await withStyle({ position: 'fixed', top: '0', left: '300px', width: '100px', height: '40px' }, 'input', '');
  expect(await reflowProblems(page)).toEqual(['beyond the edge: <input> “”']);
  await withStyle({ position: 'fixed', inset: '0', zIndex: '9999' }, 'div', '');
  expect((await unreachable(page, t('shell.tab-navigation'))).length).toBeGreaterThan(3);
  await context.close();
});

async function firstLink(page: Page, from: string, path: RegExp): Promise<string> {
  await page.goto(from);
  const paths = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  const found = paths.find((candidate) => path.test(candidate));
  expect(found, `a link ${path} on ${from}`).toBeDefined();
  return found!;
}
