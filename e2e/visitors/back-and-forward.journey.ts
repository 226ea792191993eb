import { expect, test, type Browser, type Page } from '@playwright/test';
import { join, letVisitorsSee, ownId } from '../support/accounts';
import type { Brand } from '../support/member';
import { expectQuiet, listen } from '../support/pages/quiet-page';
import { enterSite } from '../support/pages/story';
import { awake } from '../support/product/awake';
import { openBrand } from '../support/product/journey-brands';
import { startJourney, type StartedJourney } from '../support/product/journey-product';

/**
 * Back and Forward pressed on a page that is loaded again and not open yet, between pages that one document once showed:
 * such a step changes the URL and loads nothing by itself. What the page waits for is held back until the step is done,
 * so that it is always too early.
 */
let started: StartedJourney;
test.beforeAll(async () => {
  started = await startJourney('a', 'SQLite');
});
test.afterAll(() => started.stop());

const HELD = [
  ['scripts', /\/assets\/[^/]+\.js$/],
  ['texts', /\/i18n\/[^?]+\.json$/],
] as const;

/** A visitor who went from the brand's page to a person, and from there, within one document, to the login. */
async function atLogin(browser: Browser) {
  const { product } = started;
  const brand = openBrand(product, 'a');
  const { visitor: host } = await join(product, brand.slug, { gender: 'male' });
  await letVisitorsSee(host);
  const person = `/members/${await ownId(host)}`;
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: brand.acceptLanguage });
  const complaints = listen(context);
  const page = await context.newPage();
  await enterSite(page, brand);
  await page.goto(brand.url + person);
  const message = messageLink(page, brand);
  await awake(message);
  await page.evaluate(() => Object.assign(window, { first: true }));
  await message.click();
  await expect(page.locator('input[name="password"]')).toBeVisible();
  expect(await page.evaluate(() => 'first' in window), 'one document showed both').toBe(true);
  return { brand, context, page, complaints, person };
}

/** Nothing that fits is answered until the returned function is called; `requested` resolves with the first request. */
async function hold(page: Page, what: RegExp) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let tell = () => {};
  const requested = new Promise<void>((resolve) => (tell = resolve));
  await page.route(what, async (route) => {
    tell();
    await released;
    await route.continue();
  });
  return { release, requested };
}

/** The document is complete, and what it waits for is on its way. */
async function loadedButNotOpen(page: Page, requested: Promise<void>) {
  await page.waitForFunction(() => document.readyState !== 'loading');
  await requested;
}

const messageLink = (page: Page, { t }: Brand) =>
  page
    .getByRole('main')
    .getByRole('link', { name: t('members.message') })
    .first();

async function profileOpens(page: Page, brand: Brand) {
  await expect(messageLink(page, brand)).toBeVisible();
  await awake(messageLink(page, brand));
}

for (const [what, pattern] of HELD) {
  test(`Back, Back, Forward, Forward before the ${what} of the page are there`, async ({ browser }) => {
    const { brand, context, page, complaints, person } = await atLogin(browser);
    await page.goBack();
    await expect(page).toHaveURL(brand.url + person);
    await page.goBack();
    await expect(page).toHaveURL(`${brand.url}/`);
    const { release, requested } = await hold(page, pattern);
    await page.goForward({ waitUntil: 'commit' });
    await loadedButNotOpen(page, requested);
    expect(await page.evaluate(() => 'first' in window)).toBe(false);
    await page.goForward({ waitUntil: 'commit' });
    await expect(page).toHaveURL(/\/login\?next=/);
    release();
    await expect(page.locator('input[name="password"]')).toBeVisible();
    await expect(page.getByRole('main').locator(`a[href="${person}/signup"]`)).toBeVisible();
    await awake(page.locator('input[name="password"]'));
    // And on as if nothing had been.
    await page.goBack();
    await expect(messageLink(page, brand)).toBeVisible();
    expectQuiet(complaints);
    await context.close();
  });

  test(`a reload and Back before the ${what} of the page are there`, async ({ browser }) => {
    const { brand, context, page, complaints, person } = await atLogin(browser);
    const { release, requested } = await hold(page, pattern);
    await page.reload({ waitUntil: 'commit' });
    await loadedButNotOpen(page, requested);
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(brand.url + person);
    release();
    await profileOpens(page, brand);
    await page.goForward();
    await expect(page.locator('input[name="password"]')).toBeVisible();
    expectQuiet(complaints);
    await context.close();
  });
}

/** A light page that the application took over, to open its signup, and from which someone went on within the document. */
async function beyondBrandPage(browser: Browser) {
  const brand = openBrand(started.product, 'a');
  const context = await browser.newContext({ viewport: { width: 1280, height: 844 }, locale: brand.acceptLanguage });
  const complaints = listen(context);
  const page = await context.newPage();
  await enterSite(page, brand);
  const signup = page.getByRole('link', { name: brand.t('landing.join') }).first();
  await awake(signup);
  await page.evaluate(() => Object.assign(window, { first: true }));
  await signup.click();
  await expect(page.getByRole('dialog').locator('input[name="email"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const face = page.getByRole('main').locator('a[href^="/members/"]').first();
  const person = (await face.getAttribute('href'))!;
  await face.click();
  await expect(page).toHaveURL(brand.url + person);
  await expect(messageLink(page, brand)).toBeVisible();
  expect(await page.evaluate(() => 'first' in window), 'one document showed both').toBe(true);
  await page.goBack();
  await expect(signup).toBeVisible();
  return { brand, context, page, complaints, person, signup };
}

for (const early of [true, false]) {
  test(`a reload of a light page and Forward ${early ? 'before' : 'after'} its script is there`, async ({
    browser,
  }) => {
    const { brand, context, page, complaints, person, signup } = await beyondBrandPage(browser);
    const { release, requested } = await hold(page, /\/assets\/light-page-[^/]+\.js$/);
    await page.reload({ waitUntil: 'commit' });
    await loadedButNotOpen(page, requested);
    if (!early) {
      release();
      await awake(signup);
    }
    await page.goForward({ waitUntil: 'commit' });
    await expect(page).toHaveURL(brand.url + person);
    release();
    await profileOpens(page, brand);
    expectQuiet(complaints);
    await context.close();
  });
}
