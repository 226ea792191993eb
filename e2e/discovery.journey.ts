import { expect, test, type Browser, type Page } from '@playwright/test';
import { inTurn } from '../scripts/test/turn.mjs';
import { awake } from './support/product/awake';
import { openBrand, type BrandKey } from './support/product/journey-brands';
import { startJourney, type JourneyDatabase } from './support/product/journey-product';
import { changeAnswers, findMatches } from './support/match-finding';
import { fillSignup, person } from './support/member';
import type { Product } from './support/product/product';
import { expectQuiet, listen } from './support/pages/quiet-page';
import {
  filterByCounty,
  filterPeople,
  findNobody,
  hideAndShow,
  saveSearch,
  seePeopleAtOnce,
  showMore,
  switchViews,
  walkTheList,
} from './support/searching';
import { openSignedIn } from './support/signed-in';
import { enterSite } from './support/pages/story';
import { bringBack, expectNewDay, playSwipe, undoLike, undoLikeByForms } from './support/swiping';

/**
 * Finding people: search, the swipe game, the match finder and the suggestions after signup. Brand A on SQLite with a
 * mouse on a wide light screen, brand B on MariaDB with touch on a dark phone.
 */
const SIDES = [
  { key: 'a', database: 'SQLite', width: 1280, colorScheme: 'light', hand: 'mouse', questions: 7 },
  { key: 'b', database: 'MariaDB', width: 390, colorScheme: 'dark', hand: 'finger', questions: 6 },
] as const satisfies readonly { key: BrandKey; database: JourneyDatabase; [more: string]: unknown }[];

const DAY_MS = 86_400_000;

for (const { key, database, width, colorScheme, hand, questions } of inTurn(SIDES, 2)) {
  test.describe(`finding people on brand ${key.toUpperCase()} with ${database} at ${width} px, ${colorScheme}`, () => {
    let product: Product;
    let stop = async () => {};

    test.beforeAll(async () => {
      ({ product, stop } = await startJourney(key, database));
    });
    test.afterAll(async () => stop());

    const brandOf = () => openBrand(product, key);
    const options = () => ({
      viewport: { width, height: 844 },
      colorScheme,
      locale: brandOf().acceptLanguage,
      hasTouch: hand === 'finger',
    });
    /** Runs a story as a member who looks for people; any complaint of the browser fails it. */
    const asMember = async (browser: Browser, story: (page: Page) => Promise<void>) => {
      const { context, page } = await openSignedIn(browser, product, brandOf().slug, 'free', options());
      // 400: the journey chooses too many interests in the questions, which is refused.
      const complaints = listen(context, [400]);
      await story(page);
      expectQuiet(complaints);
      await context.close();
    };

    // covers X17-018 X17-019 X17-020 X17-021 X17-030
    test('search', async ({ browser }) => {
      await asMember(browser, async (page) => {
        const brand = brandOf();
        await seePeopleAtOnce(page, brand);
        await switchViews(page, brand);
        await filterPeople(page, brand);
        await saveSearch(page, brand);
        await showMore(page, brand);
        await walkTheList(page, brand);
        await hideAndShow(page, brand);
        await findNobody(page, brand);
      });
    });

    // Only brand A serves a country whose regions are counties.
    if (key === 'a')
      // covers X17-034
      test('counties', async ({ browser }) => {
        await asMember(browser, async (page) => filterByCounty(page, brandOf()));
      });

    test('match finder', async ({ browser }) => {
      await asMember(browser, async (page) => {
        await findMatches(page, brandOf(), questions);
        await changeAnswers(page, brandOf());
      });
    });

    // covers X17-032
    test('signup matches', async ({ browser }) => {
      const brand = brandOf();
      const { t } = brand;
      const newcomer = person('Rosalind', 'female');
      const context = await browser.newContext(options());
      const complaints = listen(context);
      const page = await context.newPage();
      await enterSite(page, brand);
      await page.goto(`${brand.url}/signup`);
      await fillSignup(page, brand, newcomer);
      await page.waitForURL(/\/signup-matches/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('finder.welcome', { name: newcomer.name }));
      // On a phone the reminder to confirm the e-mail address covers the page.
      if (width < 768)
        await page
          .getByRole('dialog')
          .getByRole('button', { name: t('common.close') })
          .click();
      const first = page.getByRole('main').locator('li:has(article)').first();
      // Where nothing is in common with someone who has told nothing yet, the page says so and makes up no reason.
      const leads = [
        'silent',
        'interests',
        'some-interests',
        'near',
        'some-near',
        'some-interests-near',
        'other',
      ] as const;
      const text = await page.getByRole('main').locator('header').innerText();
      expect(leads.filter((lead) => text.includes(t(`finder.lead-${lead}`)))).toHaveLength(1);
      // A message has its price beside it, before anybody writes.
      await expect(page.getByText(t('finder.message-price', { price: '' }).replace(/\W+$/, ''))).toBeVisible();
      const onward = page.getByRole('link', { name: t('finder.go-on') });
      await expect(onward).toBeInViewport();
      await expect(first.getByRole('heading')).toBeVisible();
      const heart = first.locator('button[aria-pressed]');
      await awake(heart);
      const href = await first.getByRole('heading').getByRole('link').getAttribute('href');
      const sent = page.waitForResponse((response) => response.request().method() === 'POST');
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      expect((await sent).status()).toBe(200);
      // Someone the member likes is not suggested again.
      await page.goto(`${brand.url}/signup-matches`);
      await expect(page.getByRole('main').locator('article').first()).toBeVisible();
      await expect(page.locator(`main a[href="${href}"]`)).toHaveCount(0);
      await page.getByRole('link', { name: t('finder.go-on') }).click();
      await page.waitForURL(/\/members/);
      expectQuiet(complaints);
      await context.close();
    });

    // covers X17-024 X17-027
    test('swipe game', async ({ browser }) => {
      await asMember(browser, async (page) => {
        await playSwipe(page, brandOf(), hand);
        await bringBack(page, brandOf());
        await product.advance(DAY_MS);
        await expectNewDay(page, brandOf());
        await undoLike(page, brandOf());
      });
    });

    // covers X17-024 X17-027
    test('a like undone without JavaScript', async ({ browser }) => {
      await product.advance(DAY_MS);
      const { context, page } = await openSignedIn(browser, product, brandOf().slug, 'premium', {
        ...options(),
        javaScriptEnabled: false,
      });
      await undoLikeByForms(page, brandOf(), (ms) => product.advance(ms));
      await context.close();
    });
  });
}
