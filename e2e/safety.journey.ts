import { expect, test, type Page } from '@playwright/test';
import { inTurn } from '../scripts/test/turn.mjs';
import { join, letVisitorsSee, ownId } from './support/accounts';
import { openBrand } from './support/product/journey-brands';
import { startJourney } from './support/product/journey-product';
import type { Product } from './support/product/product';
import { expectQuiet, listen, type Complaints } from './support/pages/quiet-page';
import { openSignedIn } from './support/signed-in';
import { composer, enterSite, write } from './support/pages/story';

/**
 * One member bothers another: what is not allowed in a first message, block and unblock, and reports of a message, a
 * photo and a profile. On a wide screen with JavaScript, on a phone without.
 */
const SIDES = [
  ['a', 'SQLite', 1280, 'light', true],
  ['b', 'MariaDB', 390, 'dark', false],
] as const;

for (const [key, database, width, colorScheme, javaScriptEnabled] of inTurn(SIDES, 2, 1)) {
  test.describe(`safety on brand ${key.toUpperCase()} with ${database} at ${width} px, ${colorScheme}`, () => {
    let product: Product;
    let stop = async () => {};

    test.beforeAll(async () => {
      ({ product, stop } = await startJourney(key, database));
    });
    test.afterAll(async () => stop());

    test(`block and report ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({ browser }) => {
      const brand = openBrand(product, key);
      const { t } = brand;
      const options = {
        viewport: { width, height: 844 },
        locale: brand.acceptLanguage,
        colorScheme,
        javaScriptEnabled,
      };
      const complaints: Complaints[] = [];
      const comeIn = async (name: string, gender: string) => {
        const { visitor, credentials } = await join(product, brand.slug, { name, gender });
        await letVisitorsSee(visitor);
        const { context, page } = await openSignedIn(browser, product, brand.slug, credentials, options);
        // 403: what a blocked member gets. 400: a report without enough detail.
        complaints.push(listen(context, [400, 403]));
        return { page, name, email: credentials.email, id: await ownId(visitor) };
      };
      const emma = await comeIn('Emmaline', 'female');
      const floris = await comeIn('Florimond', 'male');
      const [hers, his] = [emma.page, floris.page];
      const herProfile = `${brand.url}/members/${emma.id}`;
      const menu = async (page: Page, item: string, name: string) => {
        await page.getByLabel(t('safety.menu', { name }), { exact: true }).click();
        await page.getByRole('link', { name: t(item, { name }), exact: true }).click();
      };

      // A first message must not lead to other sites; its text stays in the field.
      await his.goto(`${herProfile}/chat`);
      await write(his, brand, 'Ring nul zes 12 34 56 78');
      await expect(his.getByText(t('safety.first-phone'))).toBeVisible();
      await expect(composer(his)).toHaveValue('Ring nul zes 12 34 56 78');
      await write(his, brand, 'Good evening');
      await his.waitForURL(/\/chats\//);
      const conversation = his.url();

      // She blocks him from the conversation. Both read what that means, here and on every other page.
      await hers.goto(conversation);
      const message = hers.getByRole('log').getByText('Good evening');
      await menu(hers, 'safety.block-named', floris.name);
      await hers.getByRole('button', { name: t('safety.block'), exact: true }).click();
      await hers.waitForURL(conversation);
      await expect(message).toBeVisible();
      await expect(composer(hers)).toHaveCount(0);
      if (javaScriptEnabled) {
        // The way back leads past the question to where she came from.
        await hers.goBack();
        await expect(hers).toHaveURL(conversation);
        await expect(composer(hers)).toHaveCount(0);
      }
      const blocked = t('members.blocked-by', { name: emma.name });
      if (javaScriptEnabled) {
        await expect(his.getByText(blocked)).toBeVisible();
        await expect(composer(his)).toHaveCount(0);
      }
      for (const url of [conversation, herProfile, `${herProfile}/chat`]) {
        expect((await his.goto(url))?.status()).toBe(403);
        await expect(his.getByText(blocked)).toBeVisible();
      }
      // He finds the closed conversation from there, and reports what she would have written; hers opens for reading.
      await his.getByRole('link', { name: t('errors.closed-chats') }).click();
      await expect(his.getByText(t('chat.closed-by-them', { name: emma.name }))).toBeVisible();
      await his.getByRole('link', { name: t('safety.report-named', { name: emma.name }) }).click();
      await expect(his.getByRole('heading', { name: t('safety.report-title', { name: emma.name }) })).toBeVisible();
      await hers.goto(`${brand.url}/chats`);
      await hers.getByLabel(t('chat.list-menu')).click();
      await hers.getByRole('link', { name: t('chat.closed-title') }).click();
      await hers.getByRole('link', { name: floris.name }).first().click();
      await hers.waitForURL(conversation);
      await expect(message).toBeVisible();
      // In one step she unblocks him there, and blocks him again.
      await hers.getByRole('button', { name: t('safety.unblock-named', { name: floris.name }) }).click();
      await expect(composer(hers)).toBeVisible();
      await menu(hers, 'safety.block-named', floris.name);
      await hers.getByRole('button', { name: t('safety.block'), exact: true }).click();
      await hers.waitForURL(conversation);
      await expect(composer(hers)).toHaveCount(0);
      // Her own view is closed too and offers to unblock.
      await hers.goto(`${brand.url}/members/${floris.id}`);
      await expect(hers.getByRole('button', { name: t('safety.unblock-named', { name: floris.name }) })).toBeVisible();

      await hers.goto(`${brand.url}/blocked`);
      await hers.getByRole('button', { name: t('safety.unblock-named', { name: floris.name }) }).click();
      await expect(hers.getByText(t('safety.blocked-none'), { exact: true })).toBeVisible();
      await his.goto(conversation);
      await expect(his.getByRole('log').getByText('Good evening')).toBeVisible();

      const chosen = (page: Page) => page.locator('input[name="subject"]:checked');
      const send = (page: Page) => page.getByRole('button', { name: t('safety.report-send') }).click();
      const reason = (page: Page, value: string) => page.locator(`input[name="reason"][value="${value}"]`).check();
      const expectReceipt = async (page: Page, step: string) => {
        await page.waitForURL(/\/reports\//);
        await expect(page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)).toBeVisible();
        await expect(page.getByText(t(step))).toBeVisible();
      };

      // She reports the message in the conversation. The form asks for a text if the reason alone is not enough.
      await hers.goto(conversation);
      await message.hover();
      const more = hers.getByRole('link', { name: t('chat.message-menu') });
      await expect(more).toHaveCSS('opacity', '1');
      await more.focus();
      await hers.keyboard.press('Enter');
      const flag = hers.getByRole('link', { name: t('chat.report-message') });
      await flag.focus();
      await hers.keyboard.press('Enter');
      await expect(chosen(hers)).toHaveValue(/^message:/);
      await expect(hers.getByText('Good evening')).toBeVisible();
      await hers.locator('textarea[name="words"]').fill('At night.');
      await send(hers);
      await expect(hers.getByText(t('safety.choose-reason')).first()).toBeVisible();
      await expect(hers.locator('textarea[name="words"]')).toHaveValue('At night.');
      await hers.locator('textarea[name="words"]').fill('');
      await reason(hers, 'other');
      await send(hers);
      await expect(hers.getByText(t('safety.say-what')).first()).toBeVisible();
      await expect(chosen(hers)).toHaveValue(/^message:/);
      await hers.locator('textarea[name="words"]').fill('He asked for my card number.');
      await send(hers);
      await expectReceipt(hers, 'safety.receipt-step-mailed');
      const written = async () =>
        (await product.mails(brand.slug)).filter(({ to }) => to === emma.email).map(({ text }) => text);
      await expect.poll(written).toEqual(expect.arrayContaining([expect.stringContaining('/reports/')]));

      // A photo is reported from the photo itself.
      await hers.goto(`${brand.url}/members`);
      await hers.goto(
        brand.url + (await hers.locator('article:has(img) a[href^="/members/"]').first().getAttribute('href')),
      );
      await hers
        .getByRole('link', { name: t('photos.report') })
        .first()
        .click();
      await expect(chosen(hers)).toHaveValue(/^photo:/);
      await reason(hers, 'stolen');
      await send(hers);
      await expectReceipt(hers, 'safety.receipt-step-mailed');

      // A logged-out visitor can report too.
      const visitor = await (await browser.newContext(options)).newPage();
      complaints.push(listen(visitor.context()));
      await enterSite(visitor, brand);
      await visitor.goto(herProfile);
      await menu(visitor, 'safety.report-named', emma.name);
      await reason(visitor, 'spam');
      await send(visitor);
      await expectReceipt(visitor, 'safety.receipt-step-page');

      complaints.forEach(expectQuiet);
      for (const page of [hers, his, visitor]) await page.context().close();
    });
  });
}
