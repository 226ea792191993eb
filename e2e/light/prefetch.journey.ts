import { expect, test } from '@playwright/test';
import { inTurn } from '../../scripts/test/turn.mjs';
import { startJourney, type StartedJourney } from '../support/product/journey-product';
import { awake } from '../support/product/awake';
import { openBrand } from '../support/product/journey-brands';
import { expectQuiet, listen } from '../support/pages/quiet-page';
import { openSignedIn } from '../support/signed-in';

/** Pointing at a person fetches the profile ahead; never for someone who saves data or has a slow connection. */
let started: StartedJourney;
test.beforeAll(async () => {
  started = await startJourney('a', 'SQLite');
});
test.afterAll(async () => started.stop());

interface Device {
  connection?: { saveData?: boolean; effectiveType?: string };
  reducedData?: boolean;
}

/** Runs in the page before its scripts: what the device says about its data. */
function pretend({ connection, reducedData }: Device): void {
  Object.defineProperty(navigator, 'connection', { value: Object.assign(new EventTarget(), connection) });
  const real = window.matchMedia.bind(window);
  window.matchMedia = (query) =>
    query.includes('prefers-reduced-data')
      ? Object.assign(new EventTarget() as MediaQueryList, { matches: reducedData === true })
      : real(query);
}

const DEVICES: readonly (readonly [string, Device, boolean])[] = [
  ['a fast connection', { connection: { effectiveType: '4g' } }, true],
  ['data saving', { connection: { effectiveType: '4g', saveData: true } }, false],
  ['a 2g connection', { connection: { effectiveType: '2g' } }, false],
  ['a slow 2g connection', { connection: { effectiveType: 'slow-2g' } }, false],
  ['the wish for less data', { connection: { effectiveType: '4g' }, reducedData: true }, false],
];

for (const [what, device, fetches] of [DEVICES[0]!, ...inTurn(DEVICES.slice(1), 2)]) {
  // covers S9-025 S9-026
  test(`${what}: pointing at people ${fetches ? 'fetches their profiles' : 'fetches nothing'}`, async ({ browser }) => {
    const brand = openBrand(started.product, 'a');
    const options = { viewport: { width: 1280, height: 844 }, locale: brand.acceptLanguage };
    const { context, page } = await openSignedIn(browser, started.product, brand.slug, 'premium', options);
    const complaints = listen(context);
    await context.addInitScript(pretend, device);
    await page.goto(`${brand.url}/members`);
    const people = page.getByRole('article').getByRole('link');
    await awake(people.first());
    const profiles: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/members\/[0-9a-z]{26}\.data$/.test(pathname)) profiles.push(pathname);
    });
    for (let at = 0; at < 4; at += 1) {
      await people.nth(at).hover();
      await people.nth(at).focus();
      if (fetches) await expect.poll(() => profiles.length).toBeGreaterThan(at);
    }
    if (!fetches) {
      // What the click asks for would come after what pointing has asked for.
      await people.nth(3).click();
      await page.waitForURL(/\/members\/[0-9a-z]{26}$/);
      expect(new Set(profiles).size).toBe(1);
    }
    expect(await page.locator('link[rel="prefetch"]').count()).toBe(fetches ? 1 : 0);
    expectQuiet(complaints);
    await context.close();
  });
}
