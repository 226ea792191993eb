import { expect, test } from '@playwright/test';
import { inTurn } from '../../scripts/test/turn.mjs';
import { openSignedIn } from '../support/signed-in';
import { markedOver } from '../support/pages/marked-over';
import { NICHE_BRANDS } from '../support/product/niche-brands';
import { startProduct, type Product } from '../support/product/product';

/** The cards of people in the form of every theme, on narrow phones: two of them stand in a row. */
const WIDTHS = [320, 360, 412];
/** All people, then those who are liked. */
const LISTS = ['/members?gender=&country=', '/likes/received', '/likes/sent'];

let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ brands: NICHE_BRANDS });
});
test.afterAll(async () => product.stop());

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
      const words = card.querySelector(':is(h2, h3) a > span')!.getBoundingClientRect();
      const heart = card.querySelector<SVGElement>('button[aria-pressed] svg')!;
      const { left, top } = heart.getBoundingClientRect();
      heart.style.transform = `translate(${words.left - left}px, ${words.top - top}px)`;
    });
    expect((await markedOver(page)).problems).toHaveLength(1);
    await context.close();
  });
}
