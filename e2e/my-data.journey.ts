import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join as joinPath } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { DAY } from '~/time/durations';
import { inTurn } from '../scripts/test/turn.mjs';
import { join, ownId, type Credentials } from './support/accounts';
import { startChat } from './support/chatting';
import type { Brand } from './support/member';
import { expectQuiet, listen } from './support/pages/quiet-page';
import { enterSite } from './support/pages/story';
import { readBrand } from './support/product/brand-files';
import { openBrand } from './support/product/journey-brands';
import { startJourney, type StartedJourney } from './support/product/journey-product';
import { openSignedIn } from './support/signed-in';
import { Visitor } from './support/visitor';

/**
 * What the brand knows of a member, and the archive of it: asked for, announced by mail, downloaded, opened from its
 * folder, of no use to anybody else, and gone after a week. On a phone with JavaScript, on a wide screen without.
 */
const SIDES = [
  ['a', 'b', 'SQLite', 390, true],
  ['b', 'a', 'MariaDB', 1280, false],
] as const;

const WRITTEN = 'Shall we <walk> & talk?';

let started: StartedJourney | undefined;
test.afterEach(async () => started?.stop());

for (const [key, elsewhere, database, width, javaScriptEnabled] of inTurn(SIDES, 2, 1)) {
  test(`the own data of a member of brand ${key.toUpperCase()} with ${database} at ${width} px`, async ({
    browser,
  }) => {
    started = await startJourney(key, database, { other: elsewhere });
    const { product } = started;
    const brand = openBrand(product, key);
    const { t, slug, url } = brand;
    const ada = await join(product, slug, { name: 'Adelheid', gender: 'female' });
    const ben = await join(product, slug, { name: 'Benedict', gender: 'male' });
    await startChat(ada.visitor, await ownId(ben.visitor), WRITTEN);
    const options = { viewport: { width, height: 844 }, locale: brand.acceptLanguage, javaScriptEnabled };
    const { context, page } = await openSignedIn(browser, product, slug, ada.credentials, options);
    // 400: a wrong password.
    const complaints = listen(context, [400]);

    // What is known: each group says who may see it, and each of its links leads to a page.
    await page.goto(`${url}/notifications`);
    await page.getByRole('main').locator('a[href="/notifications/about-me"]').locator('visible=true').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('settings.about-me-title'));
    const groups = page.getByRole('main').locator('section[aria-labelledby^="about-"]');
    const shown = await groups.allTextContents();
    expect(shown.length).toBeGreaterThan(10);
    expect(shown.filter((text) => !text.includes(t('export.about-who')))).toEqual([]);
    const messages = groups.filter({ hasText: t('aboutme.messages-title') }).first();
    await expect(messages).toContainText(t('aboutme.messages-much', { participant: 1, message: 1 }));
    const answered = readBrand(slug).fictional_chat === 'answered' ? 'yes' : 'no';
    await expect(messages).toContainText(t('aboutme.messages-who', { answered }));
    await expectFits(page);
    const ways = await groups.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
    for (const way of new Set(ways)) expect((await ada.visitor.open(way)).status, way).toBe(200);

    // Asked for in two tabs and again and again: one archive, one mail.
    await groups.getByRole('link', { name: t('aboutme.link-data') }).click();
    await expect(page.getByRole('heading', { name: t('export.inside') })).toBeVisible();
    const tab = await context.newPage();
    await tab.goto(`${url}/notifications/data`);
    await ask(page, brand, 'not this one');
    await expect(page.getByText(t('export.wrong-password'))).toBeVisible();
    for (const openPage of [page, tab]) {
      await ask(openPage, brand, ada.credentials.password);
      await expect(openPage.getByRole('button', { name: t('export.ask') })).toHaveCount(0);
    }
    await tab.close();
    for (let times = 0; times < 8; times++) {
      const { status } = await ada.visitor.post('/notifications/data', { password: ada.credentials.password });
      expect(status).toBe(303);
    }
    await product.control('POST', '/drain');
    const mails = (await product.mails(slug)).filter(
      ({ to, text }) => to === ada.credentials.email && text.includes('/notifications/data'),
    );
    expect(mails).toHaveLength(1);
    expect(await archivesOf(product.dataDir)).toHaveLength(1);
    // An open page finds out by itself.
    if (!javaScriptEnabled) await page.reload();
    await expect(page.getByRole('heading', { name: t('export.ready') })).toBeVisible();

    // The mail holds nothing but the way: where nobody is logged in, first to the login.
    const [link] = /https?:\/\/\S+\/notifications\/data/.exec(mails[0]!.text)!;
    const mailed = await openMailed(browser, brand, { link, options, who: ada.credentials });
    const button = mailed.getByRole('link', { name: t('export.download') });
    await expectFits(mailed);
    const href = (await button.getAttribute('href'))!;
    const [download] = await Promise.all([mailed.waitForEvent('download'), button.click()]);
    expect(download.suggestedFilename()).toMatch(new RegExp(`^${slug}-\\d{4}-\\d\\d-\\d\\d\\.zip$`));
    const files = unzipSync(new Uint8Array(await readFile(await download.path())));
    const tables = Object.keys(files).filter((path) => path.endsWith('/message.json'));
    expect(strFromU8(files[tables[0]!]!)).toContain(JSON.stringify(WRITTEN));
    await readArchive(mailed, brand, files);

    // Nobody else gets it.
    const stranger = await join(product, openBrand(product, elsewhere).slug);
    expect((await ben.visitor.open(href)).status).toBe(404);
    expect((await stranger.visitor.open(href)).status).toBe(404);
    const loggedOut = await new Visitor(product, slug).open(href);
    expect([loggedOut.status, loggedOut.headers.location]).toEqual([302, expect.stringMatching(/^\/login\b/)]);
    expect((await ada.visitor.open(href)).status).toBe(200);

    // A week later, also after the clean-up.
    await product.advance(7 * DAY);
    expect((await ada.visitor.open(href)).status).toBe(404);
    await product.control('POST', '/jobs/run?name=exports');
    expect(await archivesOf(product.dataDir)).toEqual([]);
    await mailed.goto(link);
    await expect(mailed.getByText(t('export.gone'), { exact: true })).toBeVisible();
    await expect(button).toHaveCount(0);
    await expect(mailed.getByRole('button', { name: t('export.ask') })).toBeVisible();
    expectQuiet(complaints);
    await mailed.context().close();
    await context.close();
  });
}

async function ask(page: Page, { t }: Brand, password: string): Promise<void> {
  await page.locator('input[name="password"]').fill(password);
  await page.getByRole('button', { name: t('export.ask') }).click();
}

/** The files of archives in the storage. */
async function archivesOf(dataDir: string): Promise<string[]> {
  const all = await readdir(dataDir, { recursive: true });
  return all.filter((path) => /exports\/.*\.zip~$/.test(path));
}

/** Follows the link of a mail in another browser, and logs in there. */
async function openMailed(
  browser: Browser,
  brand: Brand,
  { link, options, who }: { link: string; options: BrowserContextOptions; who: Credentials },
): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  await enterSite(page, brand);
  await page.goto(link);
  await page.locator('input[name="email"]').fill(who.email);
  await page.locator('input[name="password"]').fill(who.password);
  await page.getByRole('button', { name: brand.t('account.login-button'), exact: true }).click();
  await page.waitForURL(link);
  return page;
}

/** Opens the unpacked pages as a person does who presses on the first one. */
async function readArchive(page: Page, { t }: Brand, files: Record<string, Uint8Array>): Promise<void> {
  const folder = test.info().outputPath('archive');
  for (const [path, bytes] of Object.entries(files)) {
    await mkdir(dirname(joinPath(folder, path)), { recursive: true });
    await writeFile(joinPath(folder, path), bytes);
  }
  await page.goto(pathToFileURL(joinPath(folder, 'index.html')).href);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('archive.title'));
  await expectFits(page);
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('archive.profile') })
    .click();
  await expect(page.getByRole('main')).toContainText('Adelheid');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('archive.conversations') })
    .click();
  await page.getByRole('main').getByRole('link', { name: 'Benedict' }).click();
  await expect(page.getByRole('main')).toContainText(WRITTEN);
  await expectFits(page);
}

async function expectFits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}
