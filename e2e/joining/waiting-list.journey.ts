import { expect, test, type Page } from '@playwright/test';
import { DAY } from '~/time/durations';
import { inTurn } from '../../scripts/test/turn.mjs';
import { demoAccount, mailedLink } from '../support/accounts';
import type { Brand } from '../support/member';
import { axeProblems } from '../support/pages/axe';
import { expectQuiet, listen } from '../support/pages/quiet-page';
import { enterSite } from '../support/pages/story';
import { readBrand, writeBrand } from '../support/product/brand-files';
import { ask } from '../support/product/http';
import { openBrand } from '../support/product/journey-brands';
import { startJourney, type StartedJourney } from '../support/product/journey-product';
import type { Mail, Product } from '../support/product/product';
import { until } from '../support/product/until';

/**
 * A brand closes its signups. Someone leaves an e-mail address on the front page, corrects the form, follows the mailed
 * link, asks again; someone else leaves the list with one click. Then the brand opens by a change of its file, and the
 * one mail leads to the signup. On a phone with JavaScript, on a wide screen without.
 */
const SIDES = [
  ['a', 'SQLite', 390, 'light', true],
  ['b', 'MariaDB', 1280, 'dark', false],
] as const;

const ANN = 'ann@mail.example';
const BOB = 'bob@mail.example';

let started: StartedJourney | undefined;
test.afterEach(async () => started?.stop());

for (const [key, database, width, colorScheme, javaScriptEnabled] of inTurn(SIDES, 2)) {
  // covers X17-062
  test(`the waiting list of brand ${key.toUpperCase()} with ${database} at ${width} px`, async ({ browser }) => {
    started = await startJourney(key, database);
    const { product } = started;
    const brand = openBrand(product, key);
    const { t, url, slug } = brand;
    const { name } = readBrand(slug) as unknown as { name: string };
    const minAge = 21;
    const context = await browser.newContext({
      viewport: { width, height: 844 },
      locale: brand.acceptLanguage,
      colorScheme,
      javaScriptEnabled,
      reducedMotion: 'reduce',
    });
    const complaints = listen(context, [400]);
    const page = await context.newPage();
    await enterSite(page, brand);
    const seen = async (picture: string) => {
      // Without JavaScript axe cannot run in the page, so the phone is also read at the other width.
      if (javaScriptEnabled) expect(await axeAtWidths(page, width), picture).toEqual([]);
      for (const scheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: scheme });
        await page.screenshot({ path: test.info().outputPath(`${picture}-${scheme}.png`), fullPage: true });
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await page.emulateMedia({ colorScheme });
    };
    const button = (id: string) => page.getByRole('button', { name: t(id) });
    const heading = (id: string) => page.getByRole('heading', { name: t(id, { brand: name }) });

    await setSignups(product, slug, { signups: 'none', min_age: minAge });
    await until('the closed front page', async () => {
      await page.goto(`${url}/`);
      return (await page.locator('#waiting-list').count()) > 0;
    });

    // From the hero to the block, by its link.
    await page
      .getByRole('link', { name: t('landing.waiting-list') })
      .first()
      .click();
    await expect(heading('waitinglist.title')).toBeInViewport();
    await seen('front-page');

    // The signup and its form say the same, and take no account.
    await page.goto(`${url}/signup`);
    await expect(page.getByText(t('account.invite-only'))).toBeVisible();
    await expect(page.locator('input[name="password"]')).toHaveCount(0);
    await seen('signup');

    // A form with errors is answered by a whole page, which keeps what was typed.
    await page.goto(`${url}/`);
    await page.locator('input[name="email"]').fill(ANN);
    await button('waitinglist.send').click();
    await expect(page).toHaveURL(`${url}/waiting-list`);
    await expect(page.getByText(t('waitinglist.age-needed', { brand: name, min_age: minAge }))).toBeVisible();
    await expect(page.locator('input[name="email"]')).toHaveValue(ANN);
    await seen('corrected');
    await send(page, brand, null);
    await expect(heading('waitinglist.sent-title')).toBeVisible();
    await expect(page.getByText(ANN)).toBeVisible();
    await seen('sent');

    // The link of the mail, opened by a scanner and then pressed.
    const link = await mailedLink(product, slug, ANN);
    expect((await ask(product, slug, { method: 'GET', path: new URL(link).pathname })).status).toBe(200);
    await page.goto(link);
    await expect(page.getByText(ANN)).toBeVisible();
    await seen('confirm');
    await button('waitinglist.confirm-button').click();
    await expect(heading('waitinglist.confirmed-title')).toBeVisible();
    await seen('confirmed');

    // Twice, and the address of a member: the page says the same, the mails do not.
    for (const [email, subject] of [
      [ANN, 'mail.list-already-subject'],
      [demoAccount(slug, 'premium').email, 'mail.list-member-subject'],
    ] as const) {
      await page.goto(`${url}/waiting-list`);
      await send(page, brand, email);
      await expect(heading('waitinglist.sent-title')).toBeVisible();
      expect((await newestTo(product, slug, email)).subject).toBe(t(subject, { brand: name }));
    }

    // Someone else confirms and leaves by the mail program's button, twice.
    await page.goto(`${url}/waiting-list`);
    await send(page, brand, BOB);
    await page.goto(await mailedLink(product, slug, BOB));
    await button('waitinglist.confirm-button').click();
    await expect(heading('waitinglist.confirmed-title')).toBeVisible();
    const mail = await newestTo(product, slug, BOB);
    const leave = /<([^>]+)>/.exec(mail.headers['List-Unsubscribe']!)![1]!;
    await page.goto(leave);
    await seen('leave');
    for (let times = 0; times < 2; times++) expect((await clickOnce(product, slug, leave)).status).toBe(200);
    await page.reload();
    await expect(heading('waitinglist.left-title')).toBeVisible();
    await seen('left');

    // Nothing is sent while it is closed. It opens: one mail to the one who is on the list.
    const opened = async () =>
      (await product.mails(slug)).filter(({ subject }) => subject === t('mail.list-open-subject', { brand: name }));
    const run = async () => {
      await product.control('POST', '/jobs/run?name=waiting-list');
      await product.control('POST', '/drain');
    };
    await run();
    expect(await opened()).toEqual([]);
    await setSignups(product, slug, { signups: 'all', min_age: minAge });
    await until('the open signup', async () => {
      await page.goto(`${url}/signup`);
      return (await page.locator('input[name="password"]').count()) > 0;
    });
    await run();
    await run();
    const [letter, ...more] = await opened();
    expect(more).toEqual([]);
    expect(letter!.to).toContain(ANN);
    await page.goto(/https?:\/\/\S+\/signup/.exec(letter!.text)![0]);
    await expect(page.locator('input[name="password"]')).toBeVisible();
    await page.goto(`${url}/waiting-list`);
    await expect(page).toHaveURL(`${url}/signup`);

    // A month later the address is erased: its link says that nothing is stored.
    await product.advance(31 * DAY);
    await product.control('POST', '/jobs/run?name=waiting');
    await page.goto(/<([^>]+)>/.exec(letter!.headers['List-Unsubscribe']!)![1]!);
    await expect(heading('waitinglist.left-title')).toBeVisible();
    expectQuiet(complaints);
    await context.close();
  });
}

async function axeAtWidths(page: Page, width: number): Promise<string[]> {
  const problems: string[] = [];
  for (const size of [1280, width]) {
    await page.setViewportSize({ width: size, height: 844 });
    problems.push(...(await axeProblems(page)));
  }
  return problems;
}

/** Fills in and sends the form of the page; null leaves the e-mail address that is there. */
async function send(page: Page, { t }: Brand, email: string | null): Promise<void> {
  if (email !== null) await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="of_age"]').check();
  await page.locator('input[name="consent"]').check();
  await page.getByRole('button', { name: t('waitinglist.send') }).click();
}

async function setSignups(product: Product, slug: string, change: Record<string, unknown>): Promise<void> {
  writeBrand(product.tenantsDir, { ...readBrand(slug), ...change });
}

async function newestTo(product: Product, slug: string, email: string): Promise<Mail> {
  await product.control('POST', '/drain');
  return (await product.mails(slug)).find(({ to }) => to.includes(email))!;
}

/** What a mail program sends for its own button (RFC 8058). */
const clickOnce = (product: Product, slug: string, link: string) =>
  ask(product, slug, {
    method: 'POST',
    path: new URL(link).pathname,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
