import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { DAY } from '~/time/durations';
import { inTurn } from '../../scripts/test/turn.mjs';
import { join, ownId } from '../support/accounts';
import { readAll, startChat } from '../support/chatting';
import { awake } from '../support/product/awake';
import { openBrand } from '../support/product/journey-brands';
import { startJourney, type JourneyDatabase } from '../support/product/journey-product';
import type { Product } from '../support/product/product';
import { expectQuiet, listen, WITHOUT_CONNECTION } from '../support/pages/quiet-page';
import { composer, write } from '../support/pages/story';
import { openSignedIn } from '../support/signed-in';

/**
 * A phone that is logged out from another device forgets what was typed and queued on it. One whose login has simply
 * expired keeps it for the next login.
 */
const UNSENT = 'Words that never left';
const DRAFT = 'Half a thought';
const SIDES = [
  ['SQLite', 390],
  ['MariaDB', 390],
] as const satisfies readonly (readonly [JourneyDatabase, number])[];

for (const [database, width] of inTurn(SIDES, 2)) {
  test.describe(`a phone with a draft and an unsent message, with ${database}`, () => {
    let product: Product;
    let stop = async () => {};
    test.beforeAll(async () => {
      ({ product, stop } = await startJourney('a', database));
    });
    test.afterAll(async () => stop());

    /** The phone is offline, with something queued and something typed. */
    async function openPhone(browser: Browser) {
      const brand = openBrand(product, 'a');
      const [me, ben] = [await join(product, brand.slug), await join(product, brand.slug, { gender: 'male' })];
      const chat = await startChat(ben.visitor, await ownId(me.visitor), 'Good evening!');
      const options = { viewport: { width, height: 844 }, locale: brand.acceptLanguage };
      const { context, page } = await openSignedIn(browser, product, brand.slug, me.credentials, options);
      // 403: the calls of a page whose session has ended.
      const complaints = listen(context, [403], WITHOUT_CONNECTION);
      const url = `${brand.url}/chats/${chat}`;
      await page.goto(url);
      await awake(composer(page));
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
      await context.setOffline(true);
      await write(page, brand, UNSENT);
      await expect(page.getByText(brand.t('chat.state-queued'))).toHaveCount(1);
      await composer(page).fill(DRAFT);
      await expect.poll(async () => textsOf(await stored(page))).toEqual([DRAFT, UNSENT]);
      const queue = async () => (await readAll(ben.visitor, chat)).map(({ text }) => text);
      return { brand, context, page, complaints, url, me, queue };
    }

    async function logOutEverywhereElse(browser: Browser, { brand, me }: Awaited<ReturnType<typeof openPhone>>) {
      const laptop = await openSignedIn(browser, product, brand.slug, me.credentials);
      await laptop.page.goto(`${brand.url}/notifications/sessions`);
      await laptop.page.getByRole('button', { name: brand.t('settings.sessions-end-others') }).click();
      await expect(laptop.page.getByText(brand.t('settings.session-ended'))).toBeVisible();
      await laptop.context.close();
    }

    async function expectForgotten(context: BrowserContext, page: Page) {
      await page.waitForURL(/\/login\?/);
      await expect.poll(async () => textsOf(await stored(page))).toEqual([]);
      expect((await stored(page)).filter(([name]) => /^(?:chat|facet|worker|push)/.test(name))).toEqual([]);
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('session');
    }

    test('forgets both when it is opened again after a logout from elsewhere', async ({ browser }) => {
      const phone = await openPhone(browser);
      const { context, page, url, complaints, brand, me, queue } = phone;
      await page.goto('about:blank');
      await logOutEverywhereElse(browser, phone);
      await context.setOffline(false);
      await page.goto(url);
      await expectForgotten(context, page);
      await page.screenshot({ path: test.info().outputPath('login.png'), fullPage: true });
      // Back leads to no page of the member, and the next login finds an empty composer.
      await page.goBack().catch(() => null);
      await page.goto(url);
      await logInAgain(page, brand, me.credentials);
      await awake(composer(page));
      await expect(composer(page)).toHaveValue('');
      await expect(page.getByText(UNSENT)).toHaveCount(0);
      await page.screenshot({ path: test.info().outputPath('again.png'), fullPage: true });
      expect(await queue()).toEqual(['Good evening!']);
      expectQuiet(complaints);
      await context.close();
    });

    test('forgets both while its page is still open', async ({ browser }) => {
      const phone = await openPhone(browser);
      const { context, page, complaints, queue } = phone;
      await logOutEverywhereElse(browser, phone);
      await context.setOffline(false);
      // What is typed until the page has gone does not stay either.
      await composer(page).pressSequentially(' more');
      await expectForgotten(context, page);
      expect(await queue()).toEqual(['Good evening!']);
      expectQuiet(complaints);
      await context.close();
    });

    // The control: it comes last, because the clock of the product goes on by a month.
    test('keeps both when its login has expired, for the same member', async ({ browser }) => {
      const { context, page, url, complaints, brand, me } = await openPhone(browser);
      await page.goto('about:blank');
      await product.advance(31 * DAY);
      await context.setOffline(false);
      await page.goto(url);
      await page.waitForURL(/\/login\?/);
      expect(textsOf(await stored(page))).toEqual([DRAFT, UNSENT]);
      await logInAgain(page, brand, me.credentials);
      await awake(composer(page));
      await expect(composer(page)).toHaveValue(DRAFT);
      await expect(page.getByText(UNSENT)).toBeVisible();
      expectQuiet(complaints);
      await context.close();
    });
  });
}

async function logInAgain(
  page: Page,
  brand: ReturnType<typeof openBrand>,
  { email, password }: { email: string; password: string },
) {
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.getByRole('button', { name: brand.t('account.login-button'), exact: true }).click();
  await page.waitForURL(/\/chats\//);
}

/** Everything that scripts have stored in the browser, by name and content; workers and caches by name alone. */
const stored = (page: Page): Promise<[string, string][]> =>
  page.evaluate(async () => {
    const workers = await navigator.serviceWorker.getRegistrations();
    return [
      ...Object.entries<string>({ ...localStorage }),
      ...Object.entries<string>({ ...sessionStorage }),
      ...(await indexedDB.databases()).map(({ name }): [string, string] => [name ?? '', '']),
      ...(await caches.keys()).map((name): [string, string] => [name, '']),
      ...workers.map(({ scope }): [string, string] => ['worker', scope]),
    ];
  });

const textsOf = (found: [string, string][]) =>
  [DRAFT, UNSENT].filter((text) => found.some(([, content]) => content.includes(text)));
