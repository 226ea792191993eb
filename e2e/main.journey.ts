// covers S0-003 S2-110 S2-111

import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { openBrand, type BrandKey } from './support/product/journey-brands';
import { activate, fillSignup, person } from './support/member';
import { startJourney, type JourneyDatabase } from './support/product/journey-product';
import { awake } from './support/product/awake';
import type { Product } from './support/product/product';
import { expectQuiet, listen, type Complaints } from './support/pages/quiet-page';
import { buyCredits, composer, enterSite, expectPaid, findMember, write } from './support/pages/story';

/**
 * The main job of the product with two people of one brand in two browsers: sign up, confirm, find, like, match, chat
 * live, run out of credits, buy, become premium, go on. Brand A runs on SQLite and brand B on MariaDB, with another
 * niche, language, currency and country. Any console error, CSP report or hydration warning fails it.
 */
interface Side {
  context: BrowserContext;
  page: Page;
  complaints: Complaints;
}

async function openSide(browser: Browser, acceptLanguage: string, width: number): Promise<Side> {
  const context = await browser.newContext({ viewport: { width, height: 844 }, locale: acceptLanguage });
  // 402: a message for which there are too few credits is part of the journey.
  const complaints = listen(context, [402]);
  return { context, page: await context.newPage(), complaints };
}

for (const [key, database] of [
  ['a', 'SQLite'],
  ['b', 'MariaDB'],
] as const satisfies readonly (readonly [BrandKey, JourneyDatabase])[]) {
  test.describe(`the whole story on brand ${key.toUpperCase()} with ${database}`, () => {
    let product: Product;
    let stop = async () => {};

    test.beforeAll(async () => {
      ({ product, stop } = await startJourney(key, database));
    });
    test.afterAll(async () => stop());

    // covers S0-001
    test('two people meet, chat, pay and go on chatting', async ({ browser }) => {
      const brand = openBrand(product, key);
      const { t } = brand;
      const [anna, bert] = [person('Annabel', 'female'), person('Bertram', 'male')];
      const her = await openSide(browser, brand.acceptLanguage, 1280);
      const him = await openSide(browser, brand.acceptLanguage, 390);

      // Signup is a modal on desktop and a page on the phone.
      await enterSite(her.page, brand);
      const join = her.page.getByRole('link', { name: t('landing.join') }).first();
      await awake(join);
      await join.click();
      await expect(her.page.getByRole('dialog')).toBeVisible();
      await expect(her.page).toHaveURL(`${brand.url}/`);
      await fillSignup(her.page, brand, anna);
      await her.page.waitForURL(/\/signup-matches/);
      await activate(her.page, product, brand, anna);

      await enterSite(him.page, brand);
      await him.page
        .getByRole('link', { name: t('landing.join') })
        .first()
        .click();
      await him.page.waitForURL(/\/signup/);
      await fillSignup(him.page, brand, bert);
      await him.page.waitForURL(/\/signup-matches/);
      await activate(him.page, product, brand, bert);
      await him.page.goto(`${brand.url}/members`);

      // She finds and likes him; his open page receives the live event; he likes back and both see the match.
      await (await findMember(her.page, brand, bert)).click();
      await expect(her.page.getByRole('heading', { level: 1 })).toContainText(bert.name);
      await her.page
        .getByRole('button', { name: t('likes.like') })
        .first()
        .click();
      await expect(her.page.getByRole('button', { name: t('likes.liked') }).first()).toBeVisible();
      await expect(him.page.getByText(t('shell.new-likes', { count: 1 })).first()).toBeAttached();
      await (await findMember(him.page, brand, anna)).click();
      // Her card has a like button too: a press while its page changes into her profile would be lost.
      await expect(him.page.getByRole('heading', { level: 1 })).toContainText(anna.name);
      await him.page
        .getByRole('button', { name: t('likes.like') })
        .first()
        .click();
      for (const { page } of [him, her]) {
        await expect(page.getByRole('dialog').getByText(t('likes.new-like')).first()).toBeVisible();
      }

      // From the match into the conversation, which the other member follows without reloading.
      await her.page
        .getByRole('dialog')
        .getByRole('link', { name: t('likes.say-hello') })
        .click();
      await expect(composer(her.page)).toBeVisible();
      await write(her.page, brand, 'First words');
      await her.page.waitForURL(/\/chats\/[a-z0-9]{26}/);
      await expect(her.page.getByRole('log').getByText('First words')).toBeVisible();
      await expect(him.page.getByText(t('shell.unread-messages', { count: 1 })).first()).toBeAttached();
      await him.page.goto(`${brand.url}/chats`);
      await him.page
        .getByRole('link', { name: new RegExp(anna.name) })
        .first()
        .click();
      await expect(him.page.getByRole('log').getByText('First words')).toBeVisible();
      await write(him.page, brand, 'An answer');
      await expect(her.page.getByRole('log').getByText('An answer')).toBeVisible();

      // Her signup credits are enough for three messages; the fourth is refused and its text stays in the field.
      for (const text of ['Second words', 'Third words']) {
        await write(her.page, brand, text);
        await expect(him.page.getByRole('log').getByText(text)).toBeVisible();
      }
      await write(her.page, brand, 'One word too many');
      await expect(her.page.getByText(t('chat.not-enough-credits'))).toBeVisible();
      await expect(composer(her.page)).toHaveValue('One word too many');
      await her.page.getByRole('link', { name: t('chat.buy-credits') }).click();

      await buyCredits(her.page, brand);
      await expectPaid(her.page, brand);
      await her.page.getByRole('link', { name: t('billing.continue-chat') }).click();
      await her.page.waitForURL(/\/chats\//);
      await expect(composer(her.page)).toHaveValue('One word too many');
      await write(her.page, brand, 'And on we go');
      await expect(him.page.getByRole('log').getByText('And on we go')).toBeVisible();

      // The first order makes her premium, and the navigation shows it.
      await her.page.goto(`${brand.url}/members`);
      await expect(her.page.getByRole('navigation').getByRole('link', { name: t('shell.credits') })).toBeVisible();
      await expect(him.page.getByText(t('shell.get-premium'))).toHaveCount(0);
      await him.page.goto(`${brand.url}/members`);
      await expect(him.page.getByRole('link', { name: t('shell.get-premium') }).last()).toBeVisible();

      for (const side of [her, him]) {
        expectQuiet(side.complaints);
        await side.context.close();
      }
    });
  });
}
