import { expect, test, type Locator, type Page } from '@playwright/test';
import { inTurn } from '../scripts/test/turn.mjs';
import { makePicture } from '../app/testing/pictures';
import { readBrand } from './support/product/brand-files';
import { demoAccount, join, logIn, ownId } from './support/accounts';
import { creditsOf, startChat } from './support/chatting';
import { openBrand, type BrandKey } from './support/product/journey-brands';
import { startJourney, type JourneyDatabase, type StartedJourney } from './support/product/journey-product';
import { expectQuiet, listen, WITHOUT_CONNECTION } from './support/pages/quiet-page';
import { transferOf, type GivenFile } from './support/pages/given-files';
import { composer } from './support/pages/story';
import { choose, openOrder, placeOrder } from './support/paying';
import { openSignedIn } from './support/signed-in';
import type { Visitor } from './support/visitor';

/**
 * A photo for a conversation: picked, dropped, pasted or from a phone's camera or gallery; refused ones with the reason, a
 * failed one again. Nothing is sent without seeing it and its price, and the text in the composer stays.
 */
const SIDES = [
  ['a', 'SQLite', false],
  ['b', 'MariaDB', true],
] as const satisfies readonly (readonly [BrandKey, JourneyDatabase, boolean])[];

for (const [key, database, phone] of inTurn(SIDES, 2)) {
  test.describe(`photos in conversations on brand ${key.toUpperCase()} with ${database}, ${phone ? 'phone' : 'desktop'}`, () => {
    let started: StartedJourney;
    let mark: Visitor;
    test.beforeAll(async () => {
      started = await startJourney(key, database);
      const { product } = started;
      const { slug } = openBrand(product, key);
      mark = await logIn(product, slug, demoAccount(slug, 'premium'));
      const before = await creditsOf(mark);
      const { reference } = await placeOrder(mark, await openOrder(mark));
      await choose(product, reference, 'paid');
      await expect.poll(() => creditsOf(mark)).toBeGreaterThan(before);
    });
    test.afterAll(async () => started.stop());

    // covers X17-023
    test('a photo is picked, seen and sent once', async ({ browser }) => {
      const { product } = started;
      const { slug, url, t, acceptLanguage: locale } = openBrand(product, key);
      const { visitor } = await join(product, slug, { name: 'Cordelia', gender: 'female' });
      const conversation = await startChat(mark, await ownId(visitor), 'Good evening');
      const { context, page } = await openSignedIn(browser, product, slug, 'premium', {
        viewport: phone ? { width: 390, height: 844 } : { width: 1280, height: 844 },
        hasTouch: phone,
        isMobile: phone,
        locale,
      });
      const complaints = listen(context, [], WITHOUT_CONNECTION);
      await page.goto(`${url}/chats/${conversation}`);
      const sheet = page.getByRole('dialog');
      const link = page.getByRole('link', { name: t('chat.send-photo') });
      const preview = sheet.getByRole('img', { name: t('chat.photo-preview') });
      const photos = page.getByRole('log').locator('a[href*="/photos/"] img');
      const pane = page.locator('section').filter({ has: composer(page) });
      await composer(page).fill('Half a thought');

      // A desktop opens its file picker at once; a phone asks first, and has its camera.
      const dusk = await picture('dusk', 21);
      if (phone) {
        await link.tap();
        await expect(sheet.getByLabel(t('photos.camera'))).toHaveAttribute('capture', 'environment');
        await sheet.getByLabel(t('chat.photo-choose')).setInputFiles(paper);
      } else {
        await expect(link).toBeVisible();
        const picking = page.waitForEvent('filechooser');
        await link.press('Enter');
        await (await picking).setFiles(paper);
        await expect(sheet.getByLabel(t('photos.camera'))).toHaveCount(0);
      }
      await expect(sheet.getByRole('alert')).toContainText(t('photos.not-a-picture'));
      await expect(preview).toHaveCount(0);

      // A photo, seen with its price; another file that is too large changes nothing about it.
      await sheet.locator('input[name="photo"]').setInputFiles(dusk);
      await expect(preview).toBeVisible();
      await expect(sheet.getByRole('alert')).toHaveCount(0);
      const { photo_credits: cost } = readBrand(slug) as unknown as { photo_credits: number };
      const [before] = t('chat.price-photo', { cost, money: '§', basis: 'own', credits: 1 }).split('§');
      await expect(sheet.getByText(before!)).toBeVisible();
      await sheet.locator('input[name="photo"]').setInputFiles({ ...dusk, buffer: Buffer.alloc(10 * 1024 * 1024 + 1) });
      await expect(sheet.getByRole('alert')).toContainText(t('photos.too-many-bytes', { megabytes: 10 }));
      await expect(preview).toBeVisible();

      // Removed, the focus is where another one can be chosen.
      await sheet.getByRole('button', { name: t('chat.photo-remove') }).press('Enter');
      await expect(preview).toHaveCount(0);
      await expect(sheet.locator('input[name="photo"]')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(sheet).toHaveCount(0);
      await expect(link).toBeFocused();

      // Dropped on the conversation, two at once: the first is taken, and nothing is sent yet.
      await give(page, pane, 'drop', [await picture('bench', 22), await picture('boat', 23)]);
      await expect(sheet.getByRole('alert')).toContainText(t('chat.photo-only-one'));
      await expect(preview).toBeVisible();
      expect(await photos.count()).toBe(0);

      // Without a connection it stays chosen, and so does the text; then it arrives once.
      const credits = await creditsOf(mark);
      await context.setOffline(true);
      await sheet.getByRole('button', { name: t('chat.photo-send') }).click();
      await expect(sheet.getByRole('alert')).toContainText(t('chat.photo-not-sent'));
      await expect(preview).toBeVisible();
      await context.setOffline(false);
      await sheet.getByRole('button', { name: t('chat.photo-send') }).click();
      await expect(sheet).toHaveCount(0);
      await expect(photos).toHaveCount(1);
      const price = credits - (await creditsOf(mark));
      await expect(composer(page)).toHaveValue('Half a thought');

      // Pasted into the composer.
      await give(page, composer(page), 'paste', [await picture('tea', 24)]);
      await expect(preview).toBeVisible();
      await sheet.getByRole('button', { name: t('chat.photo-send') }).click();
      await expect(sheet).toHaveCount(0);
      await expect(photos).toHaveCount(2);
      expect(credits - (await creditsOf(mark))).toBe(2 * price);
      await expect(composer(page)).toHaveValue('Half a thought');

      expectQuiet(complaints);
      await context.close();
    });
  });
}

const paper: GivenFile = { name: 'tickets.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
const picture = async (name: string, seed: number): Promise<GivenFile> => ({
  name: `${name}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await makePicture(seed),
});

/** Drops files on an element, or pastes them into it. */
async function give(page: Page, place: Locator, how: 'drop' | 'paste', files: GivenFile[]): Promise<void> {
  const transfer = await transferOf(page, files);
  if (how === 'drop') {
    for (const event of ['dragover', 'drop']) await place.dispatchEvent(event, { dataTransfer: transfer });
    return;
  }
  await place.evaluate(
    (element, data) => element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true })),
    transfer,
  );
}
