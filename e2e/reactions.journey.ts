import { expect, test, type Browser, type Page } from '@playwright/test';
import { inTurn } from '../scripts/test/turn.mjs';
import { join, ownId } from './support/accounts';
import { startChat } from './support/chatting';
import { openBrand, type BrandKey } from './support/product/journey-brands';
import { awake } from './support/product/awake';
import { startJourney, type JourneyDatabase } from './support/product/journey-product';
import type { Product } from './support/product/product';
import { expectQuiet, listen } from './support/pages/quiet-page';
import { replyTo } from './support/pages/talking';
import { openSignedIn } from './support/signed-in';

/** Two members react and reply to each other's messages with and without JavaScript, and see it in their open pages. */
const SIDES = [
  ['a', 'SQLite', 390],
  ['b', 'MariaDB', 1280],
] as const satisfies readonly (readonly [BrandKey, JourneyDatabase, number])[];

for (const [key, database, width] of inTurn(SIDES, 2, 1)) {
  test.describe(`reactions on brand ${key.toUpperCase()} with ${database} at ${width} px`, () => {
    let product: Product;
    let stop = async () => {};
    test.beforeAll(async () => {
      ({ product, stop } = await startJourney(key, database));
    });
    test.afterAll(async () => stop());

    const brandOf = () => openBrand(product, key);
    const log = (page: Page) => page.getByRole('log');

    async function open(browser: Browser, who: Parameters<typeof openSignedIn>[3], javaScriptEnabled = true) {
      const { slug, acceptLanguage } = brandOf();
      const options = { viewport: { width, height: 844 }, locale: acceptLanguage, javaScriptEnabled };
      const { context, page } = await openSignedIn(browser, product, slug, who, options);
      return { context, page, complaints: listen(context) };
    }

    // covers X17-040
    test('a received message gets a reaction that both see, by keyboard and without JavaScript', async ({
      browser,
    }) => {
      const { t, url, slug } = brandOf();
      const he = await join(product, slug, { name: 'Rupert', gender: 'male' });
      const she = await join(product, slug, { name: 'Emmaline', gender: 'female' });
      const chat = `${url}/chats/${await startChat(she.visitor, await ownId(he.visitor), 'A good evening to you')}`;
      const him = await open(browser, he.credentials);
      const her = await open(browser, she.credentials);
      await her.page.goto(chat);
      await him.page.goto(chat);
      await expect(log(him.page).getByText('A good evening to you')).toBeVisible();
      // Her own message offers no reactions.
      await expect(log(her.page).getByRole('link', { name: t('chat.message-menu') })).toHaveCount(0);

      const opener = log(him.page).getByRole('link', { name: t('chat.message-menu') });
      await opener.focus();
      await opener.press('Enter');
      const choices = him.page.getByRole('group', { name: t('chat.react') });
      await expect(choices.getByRole('button', { name: t('chat.reaction-heart') })).toBeFocused();
      await him.page.keyboard.press('ArrowRight');
      await him.page.keyboard.press('Enter');
      await expect(choices).toHaveCount(0);
      const theirs = (kind: string) =>
        t('chat.reaction-theirs', { name: 'Rupert', reaction: t(`chat.reaction-${kind}`) });
      await expect(log(her.page).getByText(theirs('laugh'))).toBeAttached();
      await expect(opener).toBeFocused();

      // Without JavaScript it is changed, and taken back.
      const plain = await open(browser, he.credentials, false);
      const choose = async (kind: string) => {
        await log(plain.page)
          .getByRole('link', { name: t('chat.message-menu') })
          .click();
        await plain.page.getByRole('button', { name: t(`chat.reaction-${kind}`) }).click();
        await expect(plain.page).toHaveURL(/\/chats\/[^/?]+#message-1$/);
      };
      await plain.page.goto(chat);
      await choose('fire');
      await expect(log(her.page).getByText(theirs('fire'))).toBeAttached();
      await expect(
        log(him.page).getByText(t('chat.reaction-yours', { reaction: t('chat.reaction-fire') })),
      ).toBeAttached();
      await choose('fire');
      await expect(log(her.page).getByText(theirs('fire'))).toHaveCount(0);

      for (const side of [him, her, plain]) {
        expectQuiet(side.complaints);
        await side.context.close();
      }
    });

    // covers X17-042
    test('a reply quotes a received message to both, with and without JavaScript', async ({ browser }) => {
      const { t, url, slug } = brandOf();
      const he = await join(product, slug, { name: 'Rupert', gender: 'male' });
      const she = await join(product, slug, { name: 'Emmaline', gender: 'female' });
      const chat = `${url}/chats/${await startChat(she.visitor, await ownId(he.visitor), 'Tea or coffee?')}`;
      const him = await open(browser, he.credentials);
      const her = await open(browser, she.credentials);
      await her.page.goto(chat);
      await him.page.goto(chat);
      const replying = (page: Page) => page.getByText(t('chat.replying-to', { name: 'Emmaline' }));

      const menu = log(him.page).getByRole('link', { name: t('chat.message-menu') });
      await awake(menu);
      await menu.focus();
      await him.page.keyboard.press('Enter');
      await expect(him.page.getByRole('button', { name: t('chat.reaction-heart') })).toBeFocused();
      await him.page.keyboard.press('ArrowDown');
      await expect(him.page.getByRole('link', { name: t('chat.reply') })).toBeFocused();
      await him.page.keyboard.press('Enter');
      await expect(replying(him.page)).toBeVisible();
      await expect(him.page.getByRole('textbox', { name: t('chat.your-message') })).toBeFocused();
      await him.page.keyboard.type('Tea, please');
      await him.page.getByRole('button', { name: t('chat.send'), exact: true }).click();
      await expect(replying(him.page)).toHaveCount(0);
      const quoted = log(him.page).getByRole('link', { name: t('chat.quote-theirs', { name: 'Emmaline' }) });
      await expect(quoted).toHaveAttribute('href', '#message-1');
      // She sees in her open page that it is about her own words.
      await expect(log(her.page).getByText('Tea, please')).toBeVisible();
      await expect(log(her.page).getByRole('link', { name: t('chat.quote-own') })).toBeVisible();

      const plain = await open(browser, she.credentials, false);
      await plain.page.goto(chat);
      await replyTo(plain.page, brandOf(), 'Rupert', 'With milk?');
      await expect(plain.page).toHaveURL(/\/chats\/[^/?]+$/);
      await expect(log(him.page).getByText('With milk?')).toBeVisible();
      await expect(log(him.page).getByRole('link', { name: t('chat.quote-own') })).toBeVisible();

      // A reply that the URL opened, as before the scripts have come, is over when it is left out: a reload brings none.
      await him.page.goto(`${chat}?reply=1`);
      await expect(replying(him.page)).toBeVisible();
      await him.page.getByRole('link', { name: t('chat.reply-cancel') }).click();
      await expect(replying(him.page)).toHaveCount(0);
      await him.page.reload();
      await expect(log(him.page).getByText('With milk?')).toBeVisible();
      await expect(replying(him.page)).toHaveCount(0);

      for (const side of [him, her, plain]) {
        expectQuiet(side.complaints);
        await side.context.close();
      }
    });
  });
}
