import { expect, test } from '@playwright/test';
import { inTurn } from '../scripts/test/turn.mjs';
import { join, ownId } from './support/accounts';
import { openBrand, type BrandKey } from './support/product/journey-brands';
import { startJourney, type JourneyDatabase, type StartedJourney } from './support/product/journey-product';
import { expectQuiet, listen } from './support/pages/quiet-page';
import { likeWithComment } from './support/pages/talking';
import { openSignedIn } from './support/signed-in';

const SIDES = [
  ['a', 'SQLite', true],
  ['b', 'MariaDB', false],
] as const satisfies readonly (readonly [BrandKey, JourneyDatabase, boolean])[];

/** One member answers a prompt, another likes the answer with a comment, on a phone. */
for (const [key, database, javaScriptEnabled] of inTurn(SIDES, 2)) {
  const how = javaScriptEnabled ? 'with' : 'without';
  test.describe(`words that start a talk on brand ${key.toUpperCase()} with ${database}`, () => {
    let started: StartedJourney;
    test.beforeAll(async () => {
      started = await startJourney(key, database);
    });
    test.afterAll(async () => started.stop());

    // covers X17-035
    test(`a prompt is answered and liked with a comment, ${how} JavaScript`, async ({ browser }) => {
      const { product } = started;
      const brand = openBrand(product, key);
      const { slug, url, t, acceptLanguage: locale } = brand;
      const viewport = { width: 390, height: 844 };
      const { visitor } = await join(product, slug, { name: 'Philippa', gender: 'female' });
      const id = await ownId(visitor);
      const answered = { section: 'prompts', prompt_1: 'rain', answer_1: 'Soup on the stove.' };
      expect((await visitor.post('/profile', answered)).status).toBeLessThan(400);

      const { context, page } = await openSignedIn(browser, product, slug, 'premium', {
        viewport,
        locale,
        javaScriptEnabled,
      });
      const complaints = listen(context);
      await page.goto(`${url}/members/${id}`);
      await expect(page.getByText('Soup on the stove.')).toBeVisible();
      await likeWithComment(page, brand, { name: 'Philippa', line: 'Soup on the stove.' }, 'Which soup?');
      expect((await visitor.open('/likes/received')).status).toBe(200);

      // The like alone, of her again, changes nothing and leads back to her.
      await page.goto(`${url}/members/${id}/like?on=prompt:rain`);
      await page.getByRole('button', { name: t('chat.comment-none') }).click();
      await page.waitForURL(new RegExp(`/members/${id}$`));
      await expect(page.getByText(t('likes.liked')).first()).toBeVisible();
      expectQuiet(complaints);
      await context.close();
    });
  });
}
