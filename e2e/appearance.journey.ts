import { expect, test, type Page } from '@playwright/test';
import { inTurn } from '../scripts/test/turn.mjs';
import { join } from './support/accounts';
import { expectQuiet, listen } from './support/pages/quiet-page';
import { awake } from './support/product/awake';
import { enterSite } from './support/pages/story';
import { openBrand } from './support/product/journey-brands';
import { startJourney, type StartedJourney } from './support/product/journey-product';
import { openSignedIn } from './support/signed-in';

/** Light or dark: as the device until someone chooses, then as chosen, on every page and after a new visit. */
const SIDES = [
  ['a', 'SQLite', 390, true],
  ['b', 'MariaDB', 1280, false],
] as const;

let started: StartedJourney | undefined;
test.afterEach(async () => started?.stop());

/** The scheme of the page as the browser has computed it. */
const schemeOf = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
const barOf = (page: Page) => page.locator('meta[name="theme-color"]');

for (const [key, database, width, javaScriptEnabled] of inTurn(SIDES, 4, 1)) {
  // covers X17-073
  test(`light or dark by choice on brand ${key.toUpperCase()} at ${width} px`, async ({ browser }) => {
    started = await startJourney(key, database);
    const { product } = started;
    const brand = openBrand(product, key);
    const { t, slug, url } = brand;
    const options = { viewport: { width, height: 844 }, locale: brand.acceptLanguage, javaScriptEnabled };

    // A visitor, by the link at the foot of the page, and back to that page.
    const visit = await browser.newContext({ ...options, colorScheme: 'dark' });
    const quiet = listen(visit);
    const page = await visit.newPage();
    await enterSite(page, brand);
    await page.goto(`${url}/pricing`);
    expect(await schemeOf(page)).toBe('dark');
    await expect(barOf(page)).toHaveCount(2);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('shell.appearance') })
      .click();
    await expect(page.getByRole('button', { name: t('appearance.device') })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: t('appearance.light') }).click();
    await page.waitForURL(`${url}/pricing`);
    expect(await schemeOf(page)).toBe('light');
    await expect(barOf(page)).toHaveCount(1);
    // The landing page has been rendered for others already, as their device is.
    await page.goto(url);
    expect(await schemeOf(page)).toBe('light');
    expectQuiet(quiet);
    await visit.close();

    // A member, by the settings; taking the choice back lets the device decide again.
    const ada = await join(product, slug, { name: 'Adelheid', gender: 'female' });
    const member = await openSignedIn(browser, product, slug, ada.credentials, { ...options, colorScheme: 'light' });
    const complaints = listen(member.context);
    await member.page.goto(`${url}/notifications`);
    await member.page
      .getByRole('link', { name: t('settings.appearance-title') })
      .first()
      .click();
    await member.page.getByRole('button', { name: t('appearance.dark') }).click();
    await member.page.waitForURL(`${url}/notifications`);
    await member.page.goto(`${url}/members`);
    expect(await schemeOf(member.page)).toBe('dark');
    await member.page.screenshot({ path: test.info().outputPath('dark.png') });
    await member.page.goto(`${url}/appearance?next=/members`);
    await expect(member.page.getByRole('button', { name: t('appearance.dark') })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await member.page.screenshot({ path: test.info().outputPath('choice.png') });
    await member.page.getByRole('button', { name: t('appearance.device') }).click();
    await member.page.waitForURL(`${url}/members`);
    expect(await schemeOf(member.page)).toBe('light');
    expectQuiet(complaints);
    await member.context.close();
  });
}

const PAGES = ['/members', '/chats', '/profile', '/notifications/messages', '/credits'];

/** The rules of the linked component sheet, the number of styles beside it, and how elements appear, by their class. */
const styleOf = (page: Page) =>
  page.evaluate(() => {
    const link = document.querySelector<HTMLLinkElement>('link[data-components]');
    const rules = [...(link?.sheet?.cssRules ?? [])].map(({ cssText }) => cssText);
    const shown = [...document.querySelectorAll('main *, header *')].filter(
      (element) => !element.closest('[aria-live], svg'),
    );
    const PROPERTIES = ['color', 'background-color', 'padding', 'font-size', 'font-weight', 'border-radius'];
    const appearances: Record<string, string[]> = {};
    for (const element of shown) {
      const style = getComputedStyle(element);
      const appearance = PROPERTIES.map((name) => style.getPropertyValue(name)).join(', ');
      if (!appearances[element.className]?.includes(appearance))
        (appearances[element.className] ??= []).push(appearance);
    }
    return {
      appearances,
      rules,
      own: document.querySelectorAll('style[data-styled], style[data-rest]').length,
    };
  });

/** A colour that is on its way to another one has many values. */
const STILL = { reducedMotion: 'reduce' } as const;

// covers X18-013
test('a member’s pages look the same before and after the browser takes the sheet over', async ({ browser }) => {
  started = await startJourney('a', 'SQLite');
  const { product } = started;
  const brand = openBrand(product, 'a');
  const plain = await openSignedIn(browser, product, brand.slug, 'premium', { ...STILL, javaScriptEnabled: false });
  const { context, page } = await openSignedIn(browser, product, brand.slug, 'premium', STILL);
  const complaints = listen(context);
  for (const path of PAGES) {
    await plain.page.goto(brand.url + path);
    const before = await styleOf(plain.page);
    await page.goto(brand.url + path);
    await awake(page.getByRole('main').getByRole('link').first());
    const after = await styleOf(page);
    expect(before.rules.length, path).toBeGreaterThan(500);
    expect(after.own, path).toBe(0);
    const repeated = after.rules.filter((rule, i) => after.rules.indexOf(rule) !== i && !/^(?:html|body)/.test(rule));
    const alreadyTwice = before.rules.filter((rule, i) => before.rules.indexOf(rule) !== i);
    expect(
      repeated.filter((rule) => !alreadyTwice.includes(rule)),
      path,
    ).toEqual([]);
    // Scripts add parts, which may give a class another appearance in another place; none may lose the one that it had.
    const both = Object.keys(before.appearances).filter((name) => name !== '' && name in after.appearances);
    expect(both.length, path).toBeGreaterThan(20);
    for (const name of both)
      expect([name, after.appearances[name]!]).toEqual([name, expect.arrayContaining(before.appearances[name]!)]);
  }
  expectQuiet(complaints);
  await context.close();
  await plain.context.close();
});
