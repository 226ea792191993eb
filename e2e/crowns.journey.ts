import { expect, test } from '@playwright/test';
import { join } from './support/accounts';
import { decide, expectAccessible, expectStatus, orderWith } from './support/pages/checkout';
import { expectQuiet, listen } from './support/pages/quiet-page';
import { textsOf } from './support/pages/texts';
import { startProduct } from './support/product/product';
import { openSignedIn } from './support/signed-in';

/** 79.00 less the quarter of the welcome code. */
const PRICE = /59,25\s?kr\./;

/** The third currency of the journeys: a wallet in Danish crowns, written as its reader writes them. */
// covers S9-064
test('a wallet in Danish crowns, on a phone', async ({ browser }) => {
  const slug = 'september-garden';
  const product = await startProduct({ brands: [slug] });
  const brand = { slug, language: 'da', t: textsOf('da'), url: product.origin(slug) } as const;
  const { credentials } = await join(product, slug, { name: 'Dagny' });
  const { context, page } = await openSignedIn(browser, product, slug, credentials, {
    viewport: { width: 390, height: 844 },
    locale: 'da-DK',
    reducedMotion: 'reduce',
  });
  const complaints = listen(context);
  await orderWith(page, brand, 'mobilepay');
  await decide(page, 'paid');
  await expectStatus(page, brand, 50);
  await expect(page.getByRole('main').getByText(PRICE).first()).toBeVisible();
  await expectAccessible(page);
  await page.screenshot({ path: test.info().outputPath('paid.png') });
  await page.goto(`${brand.url}/transactions`);
  await expect(page.getByRole('main').getByText(PRICE).first()).toBeVisible();
  expectQuiet(complaints);
  await context.close();
  await product.stop();
});
