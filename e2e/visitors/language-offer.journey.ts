import { expect, test, type Browser, type Page } from '@playwright/test';
import { axeProblems, axeViolations } from '../support/pages/axe';
import { settle, shiftsOf, watchShifts } from '../support/pages/layout-shift';
import { expectQuiet, listen } from '../support/pages/quiet-page';
import { textsOf } from '../support/pages/texts';
import { awake } from '../support/product/awake';
import { startProduct, type Product } from '../support/product/product';

/**
 * A brand in Denmark, Sweden, Norway and Finland, whose pages are Danish until a visitor chooses: a browser in another of
 * its languages gets a line in that language, on light pages, hydrated ones and landers.
 */
const NORDIC = 'september-garden';
/** A German brand that also serves Switzerland, so that it has French, and asks visitors for their age first. */
const GUARDED = 'velvet-accord';
const LIGHT = '/pages/faq';
const HYDRATED = '/login';
const LANDER = '/landers/gallery';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ brands: [NORDIC, GUARDED] });
});
test.afterAll(async () => product.stop());

interface Options {
  /** The language of the browser. */
  locale: string;
  width?: number;
  brand?: string;
  javaScriptEnabled?: boolean;
}

/** Waits for the script that a lander has together with the lines: a second import resolves when the page's own has. */
const ownScript = (page: Page) =>
  page.evaluate(async () => {
    const script = document.querySelector<HTMLScriptElement>('script[src*="offer-script"]');
    if (script) await import(script.src);
  });

async function openBrowser(browser: Browser, { locale, width = 390, brand = NORDIC, javaScriptEnabled }: Options) {
  const context = await browser.newContext({ viewport: { width, height: 844 }, locale, javaScriptEnabled });
  const complaints = listen(context);
  await watchShifts(context);
  const page = await context.newPage();
  /** Goes to a page and waits until its scripts have decided. */
  const visit = async (path: string) => {
    await page.goto(`${product.origin(brand)}${path}`);
    if (javaScriptEnabled === false) return;
    if (path === LANDER) await ownScript(page);
    else await awake(page.getByRole('banner').locator('summary').first());
    await settle(page);
  };
  const close = async () => {
    expectQuiet(complaints);
    await context.close();
  };
  return { context, page, visit, close };
}

const svenska = (page: Page) => page.getByRole('button', { name: 'Svenska?' });
const languageOf = (page: Page) => page.locator('html').getAttribute('lang');
const anyLine = (page: Page) => page.locator('[data-part="language-offer"] button').filter({ visible: true });

async function choose(page: Page): Promise<void> {
  const loaded = page.waitForEvent('load');
  await svenska(page).click();
  await loaded;
  expect(await languageOf(page)).toBe('sv');
}

for (const width of [390, 1280]) {
  test(`one press brings the visitor’s language, here and on the next pages, at ${width} px`, async ({ browser }) => {
    const { page, visit, close } = await openBrowser(browser, { locale: 'sv-SE', width });
    await visit('/?network=adnet&sub1=night');
    expect(await languageOf(page)).toBe('da');
    await expect(svenska(page)).toBeVisible();
    const { score, shifts } = await shiftsOf(page);
    expect(score, JSON.stringify(shifts)).toBeLessThan(0.01);
    expect(await axeProblems(page)).toEqual([]);
    for (const button of await anyLine(page).all()) {
      const { width: wide, height } = (await button.boundingBox())!;
      expect([wide >= 44, height]).toEqual([true, 44]);
    }
    // For the keyboard it stands right behind the top bar.
    await page.getByRole('banner').locator('a').last().focus();
    await page.keyboard.press('Tab');
    await expect(svenska(page)).toBeFocused();

    await choose(page);
    expect(new URL(page.url()).search).toBe('?network=adnet&sub1=night');
    for (const path of ['/', LIGHT, HYDRATED, LANDER]) {
      await visit(path);
      expect(await languageOf(page)).toBe('sv');
      await expect(anyLine(page)).toHaveCount(0);
    }
    await close();
  });

  for (const path of [LIGHT, HYDRATED, LANDER]) {
    test(`it is chosen on ${path} as well at ${width} px`, async ({ browser }) => {
      const { page, visit, close } = await openBrowser(browser, { locale: 'sv-SE', width });
      await visit(path);
      await expect(svenska(page)).toBeVisible();
      expect(await axeProblems(page)).toEqual([]);
      await choose(page);
      expect(new URL(page.url()).pathname).toBe(path);
      await expect(anyLine(page)).toHaveCount(0);
      await close();
    });
  }
}

test('dismissed, it stays away after a reload and on every other page', async ({ browser }) => {
  const { page, visit, close } = await openBrowser(browser, { locale: 'sv-SE' });
  await visit('/');
  await page.getByRole('button', { name: textsOf('sv')('common.dismiss'), exact: true }).click();
  await expect(anyLine(page)).toHaveCount(0);
  await expect(page.locator('#main')).toBeFocused();
  for (const path of ['/', LIGHT, HYDRATED, LANDER]) {
    await visit(path);
    await expect(anyLine(page), path).toHaveCount(0);
  }
  expect(await languageOf(page)).toBe('da');
  await close();
});

test('it stays until it is dismissed while one goes from page to page without a new document', async ({ browser }) => {
  const { page, visit, close } = await openBrowser(browser, { locale: 'sv-SE', width: 1280 });
  await visit('/signup');
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.getByRole('banner').locator('a[href^="/login"]').click();
  await page.waitForURL(/\/login/);
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
  await expect(svenska(page)).toBeVisible();
  await page.getByRole('button', { name: textsOf('sv')('common.dismiss'), exact: true }).click();
  await page.goBack();
  await page.waitForURL(/\/signup/);
  await expect(anyLine(page)).toHaveCount(0);
  await close();
});

test.describe('there is no line', () => {
  for (const [why, locale] of [
    ['where the page is in the browser’s language', 'da-DK'],
    ['where the brand does not have the browser’s language', 'pl-PL'],
  ] as const) {
    test(why, async ({ browser }) => {
      const { page, visit, close } = await openBrowser(browser, { locale });
      for (const path of ['/', LIGHT, HYDRATED, LANDER]) {
        await visit(path);
        await expect(page.locator('[data-part="language-offer"]'), path).toBeAttached();
        await expect(anyLine(page), path).toHaveCount(0);
      }
      await close();
    });
  }

  test('without JavaScript', async ({ browser }) => {
    const { page, visit, close } = await openBrowser(browser, { locale: 'sv-SE', javaScriptEnabled: false });
    for (const path of ['/', HYDRATED, LANDER]) {
      await visit(path);
      await expect(anyLine(page), path).toHaveCount(0);
    }
    await close();
  });

  test('for who has chosen the language of the page, though the browser’s is another', async ({ browser }) => {
    const { page, visit, close } = await openBrowser(browser, { locale: 'sv-SE' });
    await visit('/');
    await page.goto(`${product.origin(NORDIC)}/lang-config`);
    const loaded = page.waitForEvent('load');
    await page.getByRole('main').locator('button[value="da"]').click();
    await loaded;
    for (const path of ['/', HYDRATED]) {
      await visit(path);
      await expect(page.locator('[data-part="language-offer"]'), path).toHaveCount(0);
    }
    await close();
  });

  test('on paper', async ({ browser }) => {
    const { page, visit, close } = await openBrowser(browser, { locale: 'sv-SE' });
    await visit(LIGHT);
    await page.emulateMedia({ media: 'print' });
    await expect(anyLine(page)).toHaveCount(0);
    await close();
  });
});

test('the longest fits on a narrow phone, also with the person’s own colours', async ({ browser }) => {
  const { page, visit, close } = await openBrowser(browser, { locale: 'nn-NO', width: 320 });
  for (const path of ['/', HYDRATED, LANDER]) {
    await visit(path);
    await expect(page.getByRole('button', { name: 'Norsk bokmål?' })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  }
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  expect(await axeViolations(page, '[data-part="language-offer"]')).toEqual([]);
  await close();
});

for (const path of ['/', HYDRATED, LANDER]) {
  test(`the question of one’s age stands over it on ${path}`, async ({ browser }) => {
    const { page, visit, close } = await openBrowser(browser, { locale: 'fr-CH', brand: GUARDED });
    await visit(path);
    const line = page.locator('[data-part="language-offer"] button[value="fr"]');
    await expect(line).toBeVisible();
    /** Whether a press in the middle of the line would reach it. */
    const isReached = () =>
      line.evaluate((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
    const warning = page.locator('dialog[open]:has([data-site-entry])');
    await expect(warning).toBeVisible();
    expect(await isReached()).toBe(false);
    for (let tab = 0; tab < 4; tab += 1) {
      await page.keyboard.press('Tab');
      await expect(line).not.toBeFocused();
    }
    await warning.locator('button').click();
    await expect(warning).toHaveCount(0);
    await expect.poll(isReached).toBe(true);
    await close();
  });
}
