import { expect, test, type Locator, type Page } from '@playwright/test';
import { DAY } from '~/time/durations';
import { inTurn } from '../scripts/test/turn.mjs';
import { join, logIn, ownId } from './support/accounts';
import { startChat } from './support/chatting';
import { composer } from './support/pages/story';
import { expectQuiet, listen } from './support/pages/quiet-page';
import { readBrand, writeBrand } from './support/product/brand-files';
import { openBrand } from './support/product/journey-brands';
import { startJourney, type StartedJourney } from './support/product/journey-product';
import { until } from './support/product/until';
import { openSignedIn } from './support/signed-in';

/**
 * The brand announces new terms. A member reads what is different and puts the answer off; once the terms apply,
 * ordering and writing wait, while the ways out stay open. Then they accept and go on where they were. On a wide screen
 * with JavaScript, on a phone without.
 */
const SIDES = [
  ['a', 'SQLite', 1280, true],
  ['b', 'MariaDB', 390, false],
] as const;

const WHAT = 'Unused credits can be returned for 60 days.';

for (const [key, database, width, javaScriptEnabled] of inTurn(SIDES, 2)) {
  test.describe(`new terms at brand ${key.toUpperCase()} with ${database} at ${width} px`, () => {
    let started: StartedJourney;
    test.beforeAll(async () => {
      started = await startJourney(key, database);
    });
    test.afterAll(async () => started.stop());

    test('are announced, put off, waited for and accepted', async ({ browser }) => {
      const { product } = started;
      const brand = openBrand(product, key);
      const { t, url } = brand;
      const options = { viewport: { width, height: 844 }, locale: brand.acceptLanguage, javaScriptEnabled };
      const [me, ben] = [await join(product, brand.slug), await join(product, brand.slug, { gender: 'male' })];
      const conversation = await startChat(ben.visitor, await ownId(me.visitor), 'Good evening!');
      const { context, page } = await openSignedIn(browser, product, brand.slug, me.credentials, options);
      const complaints = listen(context, []);
      const screenshot = (name: string) =>
        page.screenshot({ path: test.info().outputPath(`${name}.png`), fullPage: true });

      const from = announce(product.tenantsDir, brand.slug);
      const more = page.getByRole('link', { name: t('shell.text-change-link') });
      await until('the announcement', async () => {
        await page.goto(`${url}/members`);
        return (await more.count()) > 0;
      });
      await screenshot('announced');
      await more.click();
      await expect(page.getByText(WHAT)).toBeVisible();
      const answers = page.locator('button[name="answer"]');
      await expectAlike(answers);
      await screenshot('question');
      await page.getByRole('button', { name: t('agreement.later') }).click();
      await page.waitForURL(/\/members$/);
      await expect(more).toHaveCount(0);
      await page.goto(`${url}/chats/${conversation}`);
      await expect(composer(page)).toBeVisible();

      // Their session ends within the month, so they close the page and log in again.
      await page.goto('about:blank');
      await product.advance(from - Date.now() + 60_000);
      const { cookies } = await logIn(product, brand.slug, me.credentials);
      await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url })));
      await page.goto(`${url}/members`);
      await expect(page.getByText(t('shell.terms-due'))).toBeVisible();
      await screenshot('due');
      await page.goto(`${url}/chats/${conversation}`);
      await expect(composer(page)).toHaveCount(0);
      await expect(page.getByText('Good evening!').locator('visible=true').first()).toBeVisible();
      await screenshot('chat');
      for (const path of ['/withdrawal', '/notifications/data', '/notifications/leave']) {
        await page.goto(`${url}/notifications/terms`);
        await page.locator(`main a[href="${path}"]`).locator('visible=true').last().click();
        await page.waitForURL(new RegExp(`${path}$`));
      }

      const order = await openFirstOrder(page, url, brand.method);
      await page.waitForURL(/\/notifications\/terms\?next=/);
      await screenshot('asked');
      // By keyboard: both answers follow one another, and Enter gives the one that has the focus.
      await answers.first().focus();
      await page.keyboard.press('Tab');
      await expect(answers.last()).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      await page.waitForURL((now) => now.pathname === order);
      await expect(page.locator('input[name="request_key"]')).toHaveCount(1);
      await page.goto(`${url}/chats/${conversation}`);
      await expect(composer(page)).toBeVisible();
      await page.goto(`${url}/notifications/terms`);
      await expect(answers).toHaveCount(0);
      await screenshot('accepted');
      expectQuiet(complaints);
      await context.close();
    });
  });
}

/** Publishes new terms now. Returns from when they apply to members. */
function announce(tenantsDir: string, slug: string): number {
  const from = Date.now() + 31 * DAY;
  const change = { text: 'terms', date: new Date().toISOString(), from: new Date(from).toISOString(), what: WHAT };
  writeBrand(tenantsDir, { ...readBrand(slug), text_changes: [change] });
  return from;
}

/** Neither answer is larger or looks like the better one. */
async function expectAlike(answers: Locator): Promise<void> {
  await expect(answers).toHaveCount(2);
  const seen = await answers.evaluateAll((buttons) =>
    buttons.map((button) => {
      const { width, height } = button.getBoundingClientRect();
      const { color, backgroundColor, fontSize, fontWeight, borderColor } = getComputedStyle(button);
      return [Math.round(width), Math.round(height), color, backgroundColor, fontSize, fontWeight, borderColor];
    }),
  );
  expect(seen[1]).toEqual(seen[0]);
}

/** Follows a bundle of the list to its order. Returns the path that was asked for. */
async function openFirstOrder(page: Page, url: string, method: string): Promise<string> {
  await page.goto(`${url}/credits`);
  const bundle = await page
    .locator('main a[href^="/credits/"]')
    .evaluateAll((links) =>
      links
        .map((link) => new URL((link as HTMLAnchorElement).href).pathname)
        .find((path) => /^\/credits\/\d+$/.test(path)),
    );
  const path = `${bundle}/${method}`;
  await page.goto(url + path);
  return path;
}
