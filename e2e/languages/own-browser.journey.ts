import { expect, test } from '@playwright/test';
import { inTurn } from '../../scripts/test/turn.mjs';
import { join, type Credentials } from '../support/accounts';
import { expectQuiet, listen } from '../support/pages/quiet-page';
import { awake } from '../support/product/awake';
import { startProduct, type Product } from '../support/product/product';
import { openSignedIn } from '../support/signed-in';

/**
 * Members whose browser speaks their own language. What the server sorted, counted and wrote is what such a browser
 * makes of it, too: otherwise React throws the page away when it wakes up.
 */
const READERS = [
  ['sv-SE', 'september-garden'],
  ['fi-FI', 'september-garden'],
  ['pl-PL', 'prisma'],
  ['da-DK', 'september-garden'],
  ['nb-NO', 'september-garden'],
  ['de-DE', 'velvet-accord'],
  ['fr-FR', 'lila-aurora'],
  ['es-ES', 'lila-aurora'],
  ['it-IT', 'lila-aurora'],
  ['nl-NL', 'zonneterras'],
  ['en-GB', 'golden-hour'],
  ['en-AU', 'blue-hour'],
] as const;

/** The pages of a member with lists, dates, amounts and places. */
const PAGES =
  '/members /profile /complete-signup/2 /notifications/location /notifications/messages /likes /chats /credits /premium /transactions /credits/limits';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ brands: [...new Set(READERS.map(([, slug]) => slug))] });
});
test.afterAll(async () => product.stop());

/** Someone who joined from the country; where one cannot join without an invitation, a member of the demo. */
async function member(slug: string, country: string): Promise<Credentials | 'free'> {
  if (slug === 'prisma' || slug === 'velvet-accord') return 'free';
  await product.control('POST', `/country?code=${country}`);
  const { credentials } = await join(product, slug);
  await product.control('POST', '/country');
  return credentials;
}

for (const [locale, slug] of inTurn(READERS, 3)) {
  test(`${locale} at ${slug}`, async ({ browser }) => {
    const [language, country] = locale.split('-') as [string, string];
    const { context, page } = await openSignedIn(browser, product, slug, await member(slug, country), { locale });
    const url = product.origin(slug);
    await context.addCookies([{ name: 'locale', value: language, url }]);
    const complaints = listen(context);
    for (const path of PAGES.split(' ')) {
      const response = await page.goto(url + path);
      expect(response?.status(), path).toBe(200);
      expect(await page.locator('html').getAttribute('lang'), path).toBe(language);
      await awake(page.locator('main').first());
    }
    expect(await page.evaluate(() => new Intl.Collator().resolvedOptions().locale)).toContain(language);
    expectQuiet(complaints);
    await context.close();
  });
}
