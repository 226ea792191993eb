import { expect, test } from '@playwright/test';
import { inTurn } from '../../scripts/test/turn.mjs';
import { forcedColorProblems } from '../support/accessibility/forced-colors';
import { tabThrough } from '../support/pages/keyboard';
import { openBrand, type BrandKey } from '../support/product/journey-brands';
import { startProduct, type Product } from '../support/product/product';
import { openSignedIn, type ColorScheme } from '../support/signed-in';
import { logIn, demoAccount } from '../support/accounts';

/**
 * With the person's own few colours in place of all others: the focus, the icons, the edges of what can be pressed, and
 * what is chosen can be seen.
 */
const SIDES = [
  ['a', 390, 'dark'],
  ['b', 1280, 'light'],
  ['a', 1280, 'light'],
  ['b', 390, 'dark'],
] as const satisfies readonly (readonly [BrandKey, number, ColorScheme])[];

const PAGES = [
  '/members',
  '/chats',
  '/likes/received',
  '/credits',
  '/profile',
  '/notifications/messages',
  '/notifications/visibility',
  '/swipe-game',
  '/complete-signup/3',
  '/appearance',
];

let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ brands: ['golden-hour', 'zonneterras'] });
});
test.afterAll(async () => product?.stop());

for (const [key, width, colorScheme] of inTurn(SIDES, SIDES.length, 1)) {
  // covers X19-305
  test(`forced colours of brand ${key.toUpperCase()} at ${width} px, ${colorScheme}`, async ({ browser }) => {
    const { slug, url, acceptLanguage } = openBrand(product, key);
    const viewport = { width, height: 844 };
    const { context, page } = await openSignedIn(browser, product, slug, 'premium', {
      viewport,
      colorScheme,
      locale: acceptLanguage,
      forcedColors: 'active',
      reducedMotion: 'reduce',
    });
    const premium = await logIn(product, slug, demoAccount(slug, 'premium'));
    const { chats } = JSON.parse((await premium.call('GET', '/api/chats.php')).body);
    for (const path of PAGES) {
      await page.goto(url + path);
      expect(await forcedColorProblems(page), path).toEqual([]);
      expect((await tabThrough(page)).length, path).toBeGreaterThan(3);
    }
    await page.goto(`${url}/chats/${chats[0].conversation.id}`);
    expect(await forcedColorProblems(page), 'a conversation').toEqual([]);
    await context.close();
  });
}

test('what cannot be seen with forced colours is found', async ({ browser }) => {
  const { slug, url } = openBrand(product, 'a');
  const { context, page } = await openSignedIn(browser, product, slug, 'premium', { forcedColors: 'active' });
  await page.goto(`${url}/notifications/messages`);
  expect(await forcedColorProblems(page)).toEqual([]);
  await page.evaluate(() => {
    const spoilt = new CSSStyleSheet();
    spoilt.replaceSync(
      'svg{forced-color-adjust:none!important;color:Canvas!important} button{border:0!important;background:Canvas!important}' +
        'a[aria-current]{border:0!important} input{appearance:none!important} h1{color:Canvas!important}',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, spoilt];
  });
  const found = (await forcedColorProblems(page)).join('\n');
  for (const text of [
    'an icon of 1.0 to 1',
    'no edge: <button>',
    'looks like the others',
    'not seen as chosen',
    'words of 1.0',
  ]) {
    expect(found).toContain(text);
  }
  await context.close();
});
