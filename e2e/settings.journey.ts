import { expect, test, type Page } from '@playwright/test';
import { HOUR } from '~/time/durations';
import { inTurn } from '../scripts/test/turn.mjs';
import { join, mailedLink, ownId } from './support/accounts';
import { sendMessage, startChat } from './support/chatting';
import type { Brand } from './support/member';
import { save, switchOf, withoutQuietHours } from './support/pages/message-settings';
import { expectQuiet, listen } from './support/pages/quiet-page';
import { enterSite } from './support/pages/story';
import { openBrand } from './support/product/journey-brands';
import { startJourney, type StartedJourney } from './support/product/journey-product';
import type { Mail } from './support/product/product';
import { openSignedIn } from './support/signed-in';

/**
 * What a member is told and who sees them, switched off and on again: each switch changes what arrives and what others
 * see. On a phone with JavaScript, on a wide screen without.
 */
const SIDES = [
  ['a', 'SQLite', 390, true],
  ['b', 'MariaDB', 1280, false],
] as const;

let started: StartedJourney | undefined;
test.afterEach(async () => started?.stop());

for (const [key, database, width, javaScriptEnabled] of inTurn(SIDES, 4, 1)) {
  test(`the switches of a member of brand ${key.toUpperCase()} at ${width} px`, async ({ browser }) => {
    started = await startJourney(key, database);
    const { product } = started;
    const brand = openBrand(product, key);
    const { t, slug, url } = brand;
    const ada = await join(product, slug, { name: 'Adelheid', gender: 'female' });
    const ben = await join(product, slug, { name: 'Benedict', gender: 'male' });
    const [hers, his] = [await ownId(ada.visitor), await ownId(ben.visitor)];
    const options = { viewport: { width, height: 844 }, locale: brand.acceptLanguage, javaScriptEnabled };
    const { context, page } = await openSignedIn(browser, product, slug, ada.credentials, options);
    const complaints = listen(context);
    const toHer = async (): Promise<Mail[]> => {
      await product.control('POST', '/drain');
      return (await product.mails(slug)).filter(
        ({ to, text }) => to.includes(ada.credentials.email) && text.includes('Benedict'),
      );
    };

    // Off: someone's first message is not told. Without quiet hours the time of day does not matter.
    await page.goto(`${url}/notifications/messages`);
    await page.getByRole('checkbox', { name: switchOf(brand, 'new-conversations') }).uncheck();
    await withoutQuietHours(page);
    await save(page, brand);
    const conversation = await startChat(ben.visitor, hers, 'The ferry leaves at nine');
    await product.advance(HOUR);
    expect(await toHer()).toEqual([]);
    await expect(page.getByRole('checkbox', { name: switchOf(brand, 'new-conversations') })).not.toBeChecked();

    // On: his next message is, with his name and without his words.
    await page.getByRole('button', { name: t('settings.recommended') }).click();
    await expect(page.getByRole('status').filter({ hasText: t('settings.saved') })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: switchOf(brand, 'new-conversations') })).toBeChecked();
    await withoutQuietHours(page);
    await save(page, brand);
    await sendMessage(ben.visitor, conversation, 'And comes back at noon');
    await product.advance(HOUR);
    const mails = await toHer();
    expect(mails).toHaveLength(1);
    for (const text of ['ferry', 'noon']) expect(mails[0]!.text + mails[0]!.html).not.toContain(text);

    // The mail's own link, opened where nobody is logged in: looking changes nothing, the button does.
    const link = await mailedLink(product, slug, ada.credentials.email);
    const elsewhere = await (await browser.newContext(options)).newPage();
    await enterSite(elsewhere, brand);
    await elsewhere.goto(link);
    await expect(elsewhere.getByRole('heading', { name: t('account.unsubscribe-title') })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('checkbox', { name: switchOf(brand, 'new-messages') })).toBeChecked();
    await elsewhere.getByRole('button', { name: t('account.unsubscribe-button') }).click();
    await expect(elsewhere.getByRole('heading', { name: t('account.unsubscribed-title') })).toBeVisible();
    await elsewhere.context().close();
    await page.reload();
    await expect(page.getByRole('checkbox', { name: switchOf(brand, 'new-messages') })).not.toBeChecked();
    await sendMessage(ben.visitor, conversation, 'Or at one');
    await product.advance(HOUR);
    expect(await toHer()).toHaveLength(1);

    // Invisible: a visit leaves no trace, and shows none. Visible again, it does.
    const visitorsOf = async () => (await ben.visitor.open('/profile/visitors')).body;
    await setInvisible(page, brand, true);
    await page.goto(`${url}/members/${his}`);
    expect(await visitorsOf()).not.toContain('Adelheid');
    await page.goto(`${url}/profile/visitors`);
    await expect(page.getByText(t('profile.visitors-invisible'), { exact: true })).toBeVisible();
    await setInvisible(page, brand, false);
    await page.goto(`${url}/members/${his}`);
    await expect.poll(visitorsOf).toContain('Adelheid');
    expectQuiet(complaints);
    await context.close();
  });
}

async function setInvisible(page: Page, brand: Brand, on: boolean): Promise<void> {
  await page.goto(`${brand.url}/notifications/visibility`);
  await page.locator('input[name="invisible"]').setChecked(on);
  await save(page, brand);
}
