import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { SENT_ELEMENT } from '~/i18n/sent/sent-texts';
import { inTurn } from '../../scripts/test/turn.mjs';
import { everyPage } from '../support/languages/walk';
import { walkIds } from '../support/languages/walkers';
import { MARK, replacedHere, writeOtherwise } from '../support/pages/other-intl';
import { expectQuiet, listen, type Complaints } from '../support/pages/quiet-page';
import { composer } from '../support/pages/story';
import { startProduct, type Product } from '../support/product/product';
import { openSignedIn } from '../support/signed-in';

/**
 * Members whose browser writes every number, date, time, list and name otherwise than the server: what the server wrote
 * stands, and React throws no page away. A run takes one country, TURN=all takes them all.
 */
const READERS = [
  ['fr-CH', 'salon-prive'],
  ['nl-NL', 'zonneterras'],
  ['sv-SE', 'september-garden'],
  ['en-US', 'front-porch'],
  ['pl-PL', 'prisma'],
] as const;

test.describe.configure({ timeout: 300_000 });

let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ brands: READERS.map(([, slug]) => slug) });
});
test.afterAll(async () => product.stop());

interface Reader {
  context: BrowserContext;
  page: Page;
  url: string;
  complaints: Complaints;
}

test.describe('with a browser that writes everything otherwise', () => {
  for (const [locale, slug] of inTurn(READERS, READERS.length)) {
    test(`every page of a member stands in ${locale}`, async ({ browser }) => {
      const [language] = locale.split('-') as [string];
      const paths = await everyPage(await walkIds(product, slug, language));
      const { context, page, url, complaints } = await open(browser, slug, locale);
      const seen = new Set<string>();
      const changed: string[] = [];
      for (const path of paths) {
        const response = await page.goto(url + path);
        const { pathname, search } = new URL(page.url());
        if (!response?.headers()['content-type']?.startsWith('text/html')) continue;
        if (seen.size === seen.add(pathname + search).size) continue;
        changed.push(...(await replacedHere(page, await response.text())).map((text) => `${pathname}: ${text}`));
      }
      expect(seen.size).toBeGreaterThan(50);
      expect(changed).toEqual([]);
      expectQuiet(complaints);
      await context.close();
    });
  }

  test('what changes is written by the browser, and what stays stands', async ({ browser }) => {
    const slug = 'zonneterras';
    const { conversation } = await walkIds(product, slug, 'nl');
    // A message of the same minute as one that the server wrote would have its text.
    await product.advance(10 * 60_000);
    const { context, page, url, complaints } = await open(browser, slug, 'nl-NL');
    await page.goto(`${url}/chats/${conversation}`);
    const times = page.locator('[data-message] time');
    const before = await times.allTextContents();
    expect(before.length).toBeGreaterThan(1);
    expect(before.join('')).not.toContain(MARK);
    await composer(page).fill('Tot morgen');
    await composer(page).press('Enter');
    await expect(times).toHaveCount(before.length + 1);
    expect(await times.last().textContent()).toMatch(new RegExp(`^${MARK}\\d{1,2}:\\d\\d$`));
    expect((await times.allTextContents()).slice(0, -1)).toEqual(before);
    expectQuiet(complaints);
    await context.close();
  });

  test('without the texts that they bring along, pages are thrown away', async ({ browser }) => {
    const { context, page, url, complaints } = await open(browser, 'salon-prive', 'fr-CH');
    await context.addInitScript((id) => {
      const find = document.getElementById.bind(document);
      document.getElementById = (wanted) => (wanted === id ? null : find(wanted));
    }, SENT_ELEMENT);
    for (const path of ['/chats', '/credits', '/transactions']) {
      complaints.list.length = 0;
      const html = await (await page.goto(url + path))!.text();
      await expect.poll(() => complaints.list.join('\n'), path).toMatch(/Minified React error #4(?:18|23|25)/);
      expect((await replacedHere(page, html)).length, path).toBeGreaterThan(0);
    }
    await context.close();
  });
});

async function open(browser: Parameters<typeof openSignedIn>[0], slug: string, locale: string): Promise<Reader> {
  const { context, page } = await openSignedIn(browser, product, slug, 'premium', { locale });
  const url = product.origin(slug);
  await context.addCookies([{ name: 'locale', value: locale.split('-')[0]!, url }]);
  await writeOtherwise(context);
  return { context, page, url, complaints: listen(context, [400, 403, 404, 409, 410]) };
}
