import { expect, test, type Browser, type Page } from '@playwright/test';
import { inTurn } from '../scripts/test/turn.mjs';
import { makePicture } from '../app/testing/pictures';
import { demoAccount, join, logIn, ownId } from './support/accounts';
import { readBrand, writeBrand } from './support/product/brand-files';
import { creditsOf, readAll, startChat } from './support/chatting';
import { openBrand, type BrandKey } from './support/product/journey-brands';
import { startJourney, type JourneyDatabase } from './support/product/journey-product';
import { review } from './support/operator';
import { choose, openOrder, placeOrder } from './support/paying';
import type { Product } from './support/product/product';
import { expectQuiet, listen, WITHOUT_CONNECTION } from './support/pages/quiet-page';
import { openSignedIn, type ColorScheme } from './support/signed-in';
import { composer, write } from './support/pages/story';
import type { Visitor } from './support/visitor';

/**
 * What two members can send each other, with the price before and the state after. Nothing that was written is lost or
 * sent twice, whatever happens to the connection. He is premium, she has just signed up; the widths of their screens
 * differ.
 */
const SIDES = [
  ['a', 'SQLite', 390, 'light'],
  ['b', 'MariaDB', 1280, 'dark'],
] as const satisfies readonly (readonly [BrandKey, JourneyDatabase, number, ColorScheme])[];

for (const [key, database, width, colorScheme] of inTurn(SIDES, 2, 1)) {
  test.describe(`messages on brand ${key.toUpperCase()} with ${database} at ${width} px, ${colorScheme}`, () => {
    let product: Product;
    let databaseUrl: string | undefined;
    let stop = async () => {};
    let mark: Visitor;

    test.beforeAll(async () => {
      ({ product, databaseUrl, stop } = await startJourney(key, database));
      mark = await logIn(product, brandOf().slug, demoAccount(brandOf().slug, 'premium'));
      const before = await creditsOf(mark);
      const { reference } = await placeOrder(mark, await openOrder(mark));
      await choose(product, reference, 'paid');
      await expect.poll(() => creditsOf(mark)).toBeGreaterThan(before);
    });
    test.afterAll(async () => stop());

    const brandOf = () => openBrand(product, key);
    const open = async (browser: Browser, who: Parameters<typeof openSignedIn>[3], wide: boolean) => {
      const { slug, acceptLanguage } = brandOf();
      const options = { viewport: { width: wide ? 1280 : 390, height: 844 }, locale: acceptLanguage, colorScheme };
      const { context, page } = await openSignedIn(browser, product, slug, who, options);
      // 500: a failing request is part of the journey, and so is a time without a connection.
      return { context, page, complaints: listen(context, [500], WITHOUT_CONNECTION) };
    };
    const begin = async (browser: Browser, name: string) => {
      const { visitor, credentials } = await join(product, brandOf().slug, { name, gender: 'female' });
      const him = await open(browser, 'premium', width === 1280);
      const her = await open(browser, credentials, width !== 1280);
      return { him, her, id: await ownId(visitor) };
    };
    const log = (page: Page) => page.getByRole('log');

    test('text, gift and photo', async ({ browser }) => {
      const brand = brandOf();
      const { t, url } = brand;
      const costs = readBrand(brand.slug) as unknown as Record<
        'message_credits' | 'gift_credits' | 'photo_credits',
        number
      >;
      const { him, her, id } = await begin(browser, 'Emmaline');
      const [his, hers] = [him.page, her.page];
      /** The text of the price before anything is sent: credits, money, and the balance. */
      const price = async (text: string, cost: number) => {
        const credits = await creditsOf(mark);
        const [before, after] = t(text, { cost, money: '§', basis: 'own', credits }).split('§');
        return new RegExp(`${escape(before!)}\\W*\\d+[.,]\\d\\d\\W*${escape(after!)}`);
      };

      await hers.goto(`${url}/members`);
      await his.goto(`${url}/members/${id}/chat`);
      await expect(his.locator('#composer-price')).toHaveText(await price('chat.price', costs.message_credits));
      await write(his, brand, 'Good evening');
      await his.waitForURL(/\/chats\//);
      // First delivered to any page of hers, then read in the open conversation.
      await expect(log(his).getByText(t('chat.state-delivered'), { exact: true })).toBeAttached();
      await hers.goto(his.url());
      await expect(log(hers).getByText('Good evening')).toBeVisible();
      await expect(log(his).getByText(t('chat.state-read'), { exact: true })).toBeAttached();

      await composer(hers).pressSequentially('And to you');
      await expect(log(his).getByText(t('chat.typing', { name: 'Emmaline' }))).toBeVisible();
      await write(hers, brand, 'And to you');
      await expect(log(his).getByText('And to you')).toBeVisible();
      await expect(log(his).getByText(t('chat.typing', { name: 'Emmaline' }))).toHaveCount(0);

      // A gift, found by its name and chosen with the keyboard. She reads its name in her language.
      await his.getByRole('link', { name: t('chat.send-gift') }).click();
      const sheet = his.getByRole('dialog');
      await expect(sheet.getByText(await price('chat.price-gift', costs.gift_credits))).toBeVisible();
      await sheet.getByRole('searchbox').fill(t('chat.gift-tea'));
      await expect(sheet.getByRole('radio')).toHaveCount(1);
      await sheet.getByRole('radio').press('Space');
      await sheet.getByRole('button', { name: t('chat.gift-send-named', { gift: t('chat.gift-tea') }) }).click();
      await expect(sheet).toHaveCount(0);
      for (const page of [his, hers]) await expect(log(page).getByText(t('chat.gift-tea'))).toBeVisible();

      // A photo, with a preview before it is sent. Afterwards both members see it and nobody else.
      await his.getByRole('link', { name: t('chat.send-photo') }).click();
      await expect(sheet.getByText(await price('chat.price-photo', costs.photo_credits))).toBeVisible();
      const file = { name: 'dusk.jpg', mimeType: 'image/jpeg', buffer: await makePicture(11) };
      await sheet.locator('input[type="file"]').setInputFiles(file);
      await expect(sheet.getByRole('img', { name: t('chat.photo-preview') })).toBeVisible();
      await sheet.getByRole('button', { name: t('chat.photo-send') }).click();
      await expect(sheet).toHaveCount(0);
      for (const page of [his, hers]) {
        const photo = log(page).locator('a[href*="/photos/"] img');
        await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100);
      }
      const href = await log(his).locator('a[href*="/photos/"]').getAttribute('href');
      const { visitor: stranger } = await join(product, brand.slug);
      expect((await stranger.open(href!)).status).toBe(404);

      for (const side of [him, her]) {
        expectQuiet(side.complaints);
        await side.context.close();
      }
    });

    test('no message is lost or doubled', async ({ browser }) => {
      const brand = brandOf();
      const { t } = brand;
      const { him, her, id } = await begin(browser, 'Rosalind');
      const conversation = await startChat(mark, id, 'Good morning');
      const [his, hers] = [him.page, her.page];
      for (const page of [his, hers]) {
        await page.goto(`${brand.url}/chats/${conversation}`);
        await expect(log(page).getByText('Good morning')).toBeVisible();
      }

      // A message that failed stays, even after a reload; trying again sends it once.
      const sends = '**/api/messages.php';
      await his.route(sends, (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 500, headers: { 'Retry-After': '0' }, json: { error: 'bug' } })
          : route.fallback(),
      );
      await write(his, brand, 'Precious words');
      await expect(log(his).getByRole('alert').getByText(t('chat.not-sent'))).toBeVisible();
      await his.unroute(sends);
      await his.reload();
      await expect(log(his).getByText('Precious words')).toBeVisible();
      await his.getByRole('button', { name: t('chat.send-again') }).click();
      await expect(log(his).getByRole('alert')).toHaveCount(0);
      await expect(log(hers).getByText('Precious words')).toHaveCount(1);

      // Twenty messages without a connection; the tab is closed, and three tabs are opened instead.
      await him.context.setOffline(true);
      const texts = Array.from({ length: 20 }, (_, index) => `Written away ${index + 1}`);
      for (const text of texts) await write(his, brand, text);
      await expect(log(his).getByText(t('chat.state-queued'))).toHaveCount(20);
      await his.close();
      await him.context.setOffline(false);
      const tabs = await Promise.all(
        [1, 2, 3].map(async () => {
          const tab = await him.context.newPage();
          await tab.goto(`${brand.url}/chats/${conversation}`);
          return tab;
        }),
      );
      const shown = (page: Page) =>
        log(page)
          .getByText(/^Written away \d+$/)
          .allTextContents();
      for (const page of [...tabs, hers]) {
        await expect.poll(() => shown(page), { timeout: 45_000 }).toEqual(texts);
        await expect(log(page).getByText(t('chat.state-queued'))).toHaveCount(0);
      }
      // One more message from one of the tabs appears in all of them.
      await write(tabs[1]!, brand, 'Back again');
      for (const page of [...tabs, hers]) await expect(log(page).getByText('Back again')).toHaveCount(1);
      const stored = (await readAll(mark, conversation)).map(({ text }) => text);
      expect(stored).toEqual(['Good morning', 'Precious words', ...texts, 'Back again']);

      for (const side of [him, her]) {
        expectQuiet(side.complaints);
        await side.context.close();
      }
    });

    test('a made-up profile: the brand likes in its name, and its team replies for it, or nobody does', async ({
      browser,
    }) => {
      const brand = brandOf();
      const { t, url, slug } = brand;
      const file = readBrand(slug);
      const team = { brand: String(file['name']) };
      const { visitor, credentials } = await join(product, slug, { name: 'Ottoline', gender: 'female' });
      const { context, page, complaints } = await open(browser, credentials, width === 1280);
      const given = JSON.parse((await visitor.call('GET', '/api/auto-like.php')).body) as { id: string; name: string };
      const { id, name } = given;

      // Wherever the like is listed, it is labelled as the brand's; liking back makes no match.
      await page.goto(`${url}/likes/received`);
      await expect(page.getByText(t('likes.from-brand', team))).toBeVisible();
      await page.goto(`${url}/likes/m/${id}`);
      await expect(page.getByText(t('members.liked-by-brand', { ...team, name }))).toBeVisible();
      await page
        .getByRole('main')
        .getByRole('button', { name: t('likes.like'), exact: true })
        .click();
      await expect(page.getByRole('main').getByRole('button', { name: t('likes.liked'), exact: true })).toBeVisible();
      await expect(page.getByText(t('likes.match-lead', { name }))).toHaveCount(0);

      // The brand's staff answer with a command beside the server. The answer is labelled, and only then is the message
      // paid.
      await page.goto(`${url}/members/${id}/chat`);
      await write(page, brand, 'Is somebody there?');
      await page.waitForURL(/\/chats\//);
      await expect(log(page).getByText(t('chat.state-reserved'), { exact: true })).toBeAttached();
      const conversation = page.url().split('/').at(-1)!.split('?')[0]!;
      expect(await review(product, databaseUrl, 'conversations')).toContain(conversation);
      const response = ['conversations', 'answer', conversation, '--to', '1', '--text', 'Somebody of the team is.'];
      await review(product, databaseUrl, ...response);
      await expect(log(page).getByText('Somebody of the team is.')).toBeVisible();
      await expect(log(page).getByText(t('chat.author-operator', team))).toBeVisible();
      await expect(log(page).getByText(t('chat.state-reserved'), { exact: true })).toHaveCount(0);
      expect(await review(product, databaseUrl, ...response)).toContain('nothing was sent now');

      // If nobody answers any more, the conversation and the profile say so before anything is written.
      writeBrand(product.tenantsDir, { ...file, fictional_chat: 'closed' });
      await expect
        .poll(async () => (await visitor.call('GET', '/api/settings.php')).body)
        .toContain('"fictional_chat":"closed"');
      const closed = t('chat.fictional-closed', { name });
      await page.reload();
      await expect(page.getByText(closed)).toBeVisible();
      await expect(composer(page)).toHaveCount(0);
      await page.goto(`${url}/members/${id}`);
      await expect(page.getByRole('main').getByText(t('profile.fictional-closed'))).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: t('members.message'), exact: true })).toHaveCount(
        0,
      );
      writeBrand(product.tenantsDir, file);

      expectQuiet(complaints);
      await context.close();
    });
  });
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
