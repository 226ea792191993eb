import { expect, test } from '@playwright/test';
import { LOCALES } from '~/i18n/locales';
import { inTurn } from '../../scripts/test/turn.mjs';
import { crowdedTabs } from '../support/pages/crowded-tabs';
import { reflowProblems, setTextSize } from '../support/pages/large-text';
import { openSignedIn } from '../support/signed-in';
import { markedOver } from '../support/pages/marked-over';
import { NICHE_BRANDS } from '../support/product/niche-brands';
import { startProduct, type Product } from '../support/product/product';

/** Phones from the narrowest that are in use: two cards of people stand in a row, and five words in the tab bar. */
const WIDTHS = [320, 360, 412];
/** All people, then those who are liked. */
const LISTS = ['/members?gender=&country=', '/likes/received', '/likes/sent'];

let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ brands: NICHE_BRANDS });
});
test.afterAll(async () => product.stop());

for (const slug of inTurn(NICHE_BRANDS, 7)) {
  // covers X17-018
  test(`the first face of a first search is at most 300 px from the top in every language at ${slug}`, async ({
    browser,
  }) => {
    const phone = { viewport: { width: 390, height: 844 }, isMobile: true, javaScriptEnabled: false };
    const { context, page } = await openSignedIn(browser, product, slug, 'free', phone);
    for (const language of LOCALES) {
      await context.addCookies([{ name: 'locale', value: language, url: product.origin(slug) }]);
      await page.goto(`${product.origin(slug)}/members`);
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
      const { y } = (await page.getByRole('main').getByRole('article').first().boundingBox())!;
      expect.soft(y, language).toBeLessThanOrEqual(300);
    }
    await context.close();
  });

  test(`the words of the tab bar stand apart in every language at ${slug}`, async ({ browser }) => {
    for (const kind of ['free', 'premium'] as const) {
      const { context, page } = await openSignedIn(browser, product, slug, kind, { javaScriptEnabled: false });
      for (const language of LOCALES) {
        await context.addCookies([{ name: 'locale', value: language, url: product.origin(slug) }]);
        await page.goto(`${product.origin(slug)}/credits/limits`);
        await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 720 });
          expect.soft(await crowdedTabs(page), `${language}, ${kind}, ${width} px`).toEqual({ words: 5, problems: [] });
        }
      }
      // The negative control: a longer word crowds the others.
      await page.setViewportSize({ width: WIDTHS[0]!, height: 720 });
      await page
        .locator('nav a > .word')
        .last()
        .evaluate((word) => (word.textContent = 'Medlemsskapsadministrasjon'));
      expect((await crowdedTabs(page)).problems).not.toEqual([]);
      await context.close();
    }
  });
}

for (const slug of inTurn(NICHE_BRANDS, 7, 1)) {
  test(`a visitor of ${slug} reads its name whole at 320 px with large text, in every language`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport: { width: 320, height: 720 }, javaScriptEnabled: false });
    const page = await context.newPage();
    await setTextSize(page, 32);
    for (const language of LOCALES) {
      const cookies = { locale: language, 'hide-site-entry': '1' };
      const url = product.origin(slug);
      await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })));
      await page.goto(url);
      await expect(page.locator('html')).toHaveCSS('font-size', /^3\d/);
      // A long word of a text may be hyphenated; a name may not, nor a label on a face where the language has short words.
      const whole = language === 'en' ? /^torn.* in <(?:a|span)>/ : /^torn.* in <a>/;
      const problems = (await reflowProblems(page)).filter(
        (problem) => !problem.startsWith('torn') || whole.test(problem),
      );
      expect.soft(problems, language).toEqual([]);
    }
    // The negative control: a name in wider letters.
    await page
      .locator('header a')
      .first()
      .evaluate((name) => (name.style.letterSpacing = '2rem'));
    expect((await reflowProblems(page)).length).toBeGreaterThan(0);
    await context.close();
  });
}

for (const slug of inTurn(NICHE_BRANDS, 3)) {
  test(`no heart lies over the words of a card at ${slug}`, async ({ browser }) => {
    const { context, page } = await openSignedIn(browser, product, slug, 'premium', { locale: 'en' });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 720 });
      for (const path of LISTS) {
        await page.goto(product.origin(slug) + path);
        const { cards, problems } = await markedOver(page);
        expect.soft(problems, `${path} at ${width} px`).toEqual([]);
        if (path.startsWith('/members')) expect(cards).toBeGreaterThan(10);
      }
    }
    // The negative control: a heart in the middle of the words is found.
    await page.goto(`${product.origin(slug)}/members`);
    await page.evaluate(() => {
      const card = document.querySelector('article:has(button[aria-pressed])')!;
      const box = card.querySelector(':is(h2, h3) a > span')!.getBoundingClientRect();
      const heart = card.querySelector<SVGElement>('button[aria-pressed] svg')!;
      const { left, top } = heart.getBoundingClientRect();
      heart.style.transform = `translate(${box.left - left}px, ${box.top - top}px)`;
    });
    expect((await markedOver(page)).problems).toHaveLength(1);
    await context.close();
  });
}
