import { expect, test } from '@playwright/test';
import { openBrand } from '../support/product/journey-brands';
import { startJourney, type StartedJourney } from '../support/product/journey-product';
import { expectQuiet, listen } from '../support/pages/quiet-page';
import { openSignedIn } from '../support/signed-in';

/** Someone who presses keys while a page wakes up: React then hydrates it at once, in whatever state it finds it. */

let started: StartedJourney;
test.beforeAll(async () => {
  started = await startJourney('a', 'SQLite');
});
test.afterAll(() => started.stop());

/** Presses Shift, which does nothing, in each task of the page until React has taken it over. Counts the presses. */
function pressUntilAwake() {
  const channel = new MessageChannel();
  const isAwake = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  let presses = 0;
  channel.port1.addEventListener('message', () => {
    const link = document.querySelector('main a');
    if (link && isAwake(link)) {
      Object.assign(window, { presses });
      return;
    }
    channel.port2.postMessage(0);
    if (!link) return;
    presses += 1;
    link.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }));
  });
  channel.port1.start();
  channel.port2.postMessage(0);
}

for (const path of ['/signup-matches', '/members', '/chats', '/profile']) {
  // covers X18-008
  test(`${path} wakes up under somebody's fingers`, async ({ browser }) => {
    const { url, slug } = openBrand(started.product, 'a');
    const { context, page } = await openSignedIn(browser, started.product, slug, 'free');
    const complaints = listen(context);
    await page.addInitScript(pressUntilAwake);
    await page.goto(url + path);
    await page.waitForFunction(() => 'presses' in window);
    expect(await page.evaluate(() => (window as { presses?: number }).presses)).toBeGreaterThan(0);
    expectQuiet(complaints);
    await context.close();
  });
}
