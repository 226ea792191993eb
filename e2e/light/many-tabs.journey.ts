import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { openBrand } from '../support/product/journey-brands';
import { startJourney, type StartedJourney } from '../support/product/journey-product';
import { expectQuiet, listen } from '../support/pages/quiet-page';
import { openSignedIn } from '../support/signed-in';

/**
 * Over HTTP/1.1, as behind a proxy that speaks nothing newer, a browser keeps six connections to a host for all its tabs.
 * Here every tab counts as visible until it says otherwise, as tabs in windows of their own do.
 */
let started: StartedJourney;
test.beforeAll(async () => {
  started = await startJourney('a', 'SQLite');
});
test.afterAll(() => started.stop());

/** The tabs whose stream is open, by their place in the order of opening. */
function watchStreams(context: BrowserContext): () => number[] {
  const open = new Map<Page, number>();
  const tabs: Page[] = [];
  const count = (page: Page, by: number) => open.set(page, (open.get(page) ?? 0) + by);
  context.on('page', (page) => {
    tabs.push(page);
    const ofStream = (listener: () => void) => (request: { url(): string }) => {
      if (request.url().endsWith('/api/events')) listener();
    };
    page.on('response', (response) => ofStream(() => count(page, 1))(response));
    page.on('requestfailed', (request) => ofStream(() => count(page, -1))(request));
  });
  return () => tabs.flatMap((page, at) => ((open.get(page) ?? 0) > 0 ? [at + 1] : []));
}

function hide(page: Page): Promise<void> {
  return page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

test('a seventh tab loads, and hidden tabs give their streams to visible ones at once', async ({ browser }) => {
  const { url, slug } = openBrand(started.product, 'a');
  const first = await openSignedIn(browser, started.product, slug, 'free');
  await first.page.close();
  const { context } = first;
  const complaints = listen(context);
  const streams = watchStreams(context);
  const openTab = async () => {
    const page = await context.newPage();
    await page.goto(`${url}/chats`, { timeout: 15_000 });
    await page.locator('main h1').first().waitFor();
    return page;
  };

  const tabs: Page[] = [];
  for (let count = 1; count <= 5; count += 1) {
    tabs.push(await openTab());
    await expect.poll(streams).toHaveLength(count);
  }
  // Five visible ones keep their streams; the others load nevertheless and look again at intervals.
  await openTab();
  await openTab();
  await openTab();
  expect(streams()).toEqual([1, 2, 3, 4, 5]);

  // A visible tab that comes again takes what hidden ones have; so do those that had none.
  await hide(tabs[0]!);
  await hide(tabs[1]!);
  await openTab();
  await expect.poll(() => streams().filter((tab) => tab > 5)).toHaveLength(2);
  expect(streams().filter((tab) => tab <= 5)).toEqual([3, 4, 5]);
  await tabs[2]!.close();
  await expect.poll(() => streams().filter((tab) => tab > 5)).toHaveLength(3);
  expectQuiet(complaints);
  await context.close();
});
