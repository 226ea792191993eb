import { expect, test, type Locator, type Page } from '@playwright/test';
import { openBrand } from '../support/product/journey-brands';
import { startJourney, type StartedJourney } from '../support/product/journey-product';
import { awake } from '../support/product/awake';
import { openSignedIn } from '../support/signed-in';

/** A browser in which an extension has written into the head before the page wakes up: React then makes the page again. */

let started: StartedJourney;
test.beforeAll(async () => {
  started = await startJourney('a', 'SQLite');
});
test.afterAll(() => started.stop());

/** What the first elements of the page look like, without what depends on the width of texts. */
const appearance = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header *, main *')].slice(0, 300).map((element) => {
      const { display, color, backgroundColor, padding, fontSize, borderRadius } = getComputedStyle(element);
      return [element.localName, display, color, backgroundColor, padding, fontSize, borderRadius].join(' ');
    }),
  );

/** Rules that this browser does not write out as they were: a shorthand with a variable, and one of its parts beside it. */
const lossy = (page: Page) =>
  page.evaluate(() =>
    [...document.styleSheets]
      .flatMap(({ cssRules }) => Array.from(cssRules, ({ cssText }) => cssText))
      .filter((rule) => /[{;] ?[\w-]+: ;/.test(rule)),
  );

for (const member of [true, false]) {
  test(`${member ? 'a member' : 'a visitor'} sees the page as it was, and the next one too`, async ({ browser }) => {
    const { url, slug } = openBrand(started.product, 'a');
    const options = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;
    const { context, page } = member
      ? await openSignedIn(browser, started.product, slug, 'free', options)
      : await browser.newContext(options).then(async (plain) => ({ context: plain, page: await plain.newPage() }));
    await context.addCookies([{ name: 'hide-site-entry', value: '1', url }]);
    const [first, second] = member ? ['/chats', '/premium'] : ['/pricing', '/complaints'];
    const heading = page.locator('h1').first();
    const begin = async () => {
      await page.goto(url + first);
      const link = page.locator(`a[href="${second}"]:visible`).first();
      await awake(link);
      return link;
    };
    const goOn = async (link: Locator) => {
      const before = await heading.innerText();
      await link.click();
      await expect(heading).not.toHaveText(before);
    };
    const link = await begin();
    const untouched = await appearance(page);
    expect(await lossy(page)).toEqual([]);
    await goOn(link);
    const further = await appearance(page);

    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await context.addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        if (document.readyState === 'interactive') document.head.prepend(document.createElement('style'));
      });
    });
    const same = await begin();
    await expect.poll(() => errors.join(), 'React made it anew').toMatch(/#(?:418|423)/);
    await expect.poll(() => appearance(page)).toEqual(untouched);
    await goOn(same);
    await expect.poll(() => appearance(page)).toEqual(further);
    await context.close();
  });
}
