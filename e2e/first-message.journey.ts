import { expect, test, type Page } from '@playwright/test';
import { inTurn } from '../scripts/test/turn.mjs';
import { join, ownId } from './support/accounts';
import { openBrand, type BrandKey } from './support/product/journey-brands';
import { startJourney, type JourneyDatabase, type StartedJourney } from './support/product/journey-product';
import { expectQuiet, listen } from './support/pages/quiet-page';
import { composer } from './support/pages/story';
import { awake } from './support/product/awake';
import { openSignedIn } from './support/signed-in';

/** A conversation looks the same before and after its first message: nothing moves, and the composer keeps the focus. */
const SIDES = [
  ['a', 'SQLite', 390],
  ['b', 'MariaDB', 1280],
] as const satisfies readonly (readonly [BrandKey, JourneyDatabase, number])[];

/** With the on-screen keyboard a phone has about half of its height left. */
const HEIGHTS = [844, 420];

for (const [key, database, width] of inTurn(SIDES, 2)) {
  test.describe(`first messages on brand ${key.toUpperCase()} with ${database} at ${width} px`, () => {
    let started: StartedJourney;
    test.beforeAll(async () => {
      started = await startJourney(key, database);
    });
    test.afterAll(async () => started.stop());

    for (const height of HEIGHTS) {
      // covers X17-022
      test(`the first message moves nothing at a height of ${height} px`, async ({ browser }) => {
        const { product } = started;
        const { slug, url, t, acceptLanguage: locale } = openBrand(product, key);
        const { visitor } = await join(product, slug, { name: 'Philippa', gender: 'female' });
        const profile = `${url}/members/${await ownId(visitor)}`;
        const { context, page } = await openSignedIn(browser, product, slug, 'premium', {
          viewport: { width, height },
          locale,
        });
        const complaints = listen(context);
        await page.goto(profile);
        await page
          .getByRole('main')
          .getByRole('link', { name: t('members.message'), exact: true })
          .first()
          .click();
        await page.waitForURL(/\/chat$/);
        await expect(page.getByRole('button', { name: t('chat.send'), exact: true })).toBeInViewport({ ratio: 1 });

        await awake(composer(page));
        await composer(page).focus();
        await page.keyboard.type('Good evening');
        const watched = await watchBoxes(page);
        await page.keyboard.press('Enter');
        await page.waitForURL(/\/chats\//);
        await expect(page.getByRole('log').getByText('Good evening')).toBeVisible();
        await expect(page.locator('a[href^="/chats?delete="]')).toBeAttached();
        const { moved, frames, same } = await watched.end();
        expect(frames, 'the boxes were measured').toBeGreaterThan(2);
        expect(moved, 'header and composer stay where they are').toBeLessThanOrEqual(1);
        expect(same, 'the composer is the same element').toBe(true);
        await expect(composer(page)).toBeFocused();
        await expect(composer(page)).toHaveValue('');

        // What is typed next goes into the conversation.
        await page.keyboard.type('How was your day?');
        await page.keyboard.press('Enter');
        await expect(page.getByRole('log').getByText('How was your day?')).toBeVisible();

        if (width < 992) await page.getByRole('link', { name: t('chat.back'), exact: true }).click();
        else await page.goBack();
        await page.waitForURL(profile);
        expectQuiet(complaints);
        await context.close();
      });
    }
  });
}

/** Measures header and composer in every frame. Gives the farthest that one of their edges was from where it began. */
async function watchBoxes(page: Page) {
  const watching = await page.evaluateHandle(() => {
    const field = document.querySelector('textarea[name="text"]');
    const edges = () =>
      ['main header', 'main h1', 'form:has(textarea[name="text"])'].flatMap((selector) => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        return box ? [box.left, box.top, box.right, box.bottom] : [Infinity];
      });
    const before = edges();
    const state = { moved: 0, frames: 0, on: true };
    const measure = () => {
      const now = edges();
      state.frames += 1;
      state.moved = Math.max(state.moved, ...now.map((edge, at) => Math.abs(edge - before[at]!)));
      if (state.on) requestAnimationFrame(measure);
    };
    requestAnimationFrame(measure);
    return {
      end: () => {
        state.on = false;
        measure();
        return { ...state, same: document.querySelector('textarea[name="text"]') === field };
      },
    };
  });
  return { end: () => watching.evaluate(({ end }) => end()) };
}
