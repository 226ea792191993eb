import { expect, test, type Page } from '@playwright/test';
import { makePicture } from '../app/testing/pictures';
import { inTurn } from '../scripts/test/turn.mjs';
import { demoAccount, letVisitorsSee, logIn as logInOverHttp, mailedLink, ownId } from './support/accounts';
import { conversationWith, readAll } from './support/chatting';
import { createAccount, logIn, person, type Brand } from './support/member';
import { axeProblems } from './support/pages/axe';
import { expectQuiet, listen } from './support/pages/quiet-page';
import { enterSite } from './support/pages/story';
import { beginWithMessage } from './support/pages/talking';
import { awake } from './support/product/awake';
import { openBrand, type BrandKey } from './support/product/journey-brands';
import { startJourney, type JourneyDatabase, type StartedJourney } from './support/product/journey-product';

/**
 * Signing up to write to someone, from the first word to the confirmed address: in a modal on a wide screen, on pages
 * on a phone, with a change of the device on the way and an address that was mistyped.
 */
const SIDES = [
  ['a', 'SQLite', 1280],
  ['b', 'MariaDB', 390],
] as const satisfies readonly (readonly [BrandKey, JourneyDatabase, number])[];

let started: StartedJourney | undefined;
test.afterEach(async () => started?.stop());

for (const [key, database, width] of inTurn(SIDES, 2, 1)) {
  test(`a new member of brand ${key.toUpperCase()} with ${database} at ${width} px`, async ({ browser }) => {
    started = await startJourney(key, database);
    const { product } = started;
    const brand = openBrand(product, key);
    const { t, slug, url } = brand;
    const mark = await logInOverHttp(product, slug, demoAccount(slug, 'premium'));
    await letVisitorsSee(mark);
    const hers = { ...person('Ottilie', 'female'), email: 'otilie@journey.example' };
    const right = 'ottilie@journey.example';
    const options = {
      viewport: { width, height: 844 },
      locale: brand.acceptLanguage,
      reducedMotion: 'reduce',
    } as const;
    const context = await browser.newContext(options);
    const complaints = listen(context);
    const page = await context.newPage();
    await enterSite(page, brand);

    await page.goto(`${url}/members/${await ownId(mark)}`);
    await awake(
      page
        .getByRole('main')
        .getByRole('link', { name: t('members.message') })
        .first(),
    );
    await beginWithMessage(page, brand, 'Do you still play the cello?', width > 768);
    const field = page.locator('textarea[name="signup_message"]');
    await expect(page.getByText(t('account.signup-step', { at: 1, of: 5 }))).toBeVisible();
    // What was begun in the modal is discarded only when asked; on a phone there is no modal.
    if (width > 768) await tryToClose(page, brand);
    else expect(new URL(page.url()).pathname).toMatch(/\/signup$/);
    await expect(field).toHaveValue('Do you still play the cello?');
    await createAccount(page, brand, hers);

    const at = async (place: 1 | 2 | 3 | 4 | 'complete') => {
      await page.waitForURL(`**/complete-signup/${place}`);
      expect(await axeProblems(page), `step ${place}`).toEqual([]);
    };
    const next = () => page.getByRole('button', { name: t('joining.next'), exact: true }).click();
    await at(1);
    const file = { name: 'walk.jpg', mimeType: 'image/jpeg', buffer: await makePicture(3) };
    await awake(page.getByLabel(t('photos.add')));
    await page.getByLabel(t('photos.add')).setInputFiles(file);
    await expect(page.locator('li[data-photo]')).toHaveCount(1);
    await next();
    await at(2);
    await page.getByRole('button', { name: t('joining.back'), exact: true }).click();
    await page.waitForURL('**/complete-signup/1');
    await expect(page.locator('li[data-photo]')).toHaveCount(1);
    await next();
    await page.waitForURL('**/complete-signup/2');

    // The evening goes on at another device, where the same step is open.
    const other = await (await browser.newContext({ ...options, javaScriptEnabled: false })).newPage();
    await enterSite(other, brand);
    await logIn(other, brand, hers.email, hers.password);
    await other.goto(`${url}/complete-signup`);
    await other.waitForURL('**/complete-signup/2');
    await other.getByRole('button', { name: t('joining.skip') }).click();
    await other.waitForURL('**/complete-signup/3');
    await other.context().close();

    await page.goto(`${url}/complete-signup`);
    await at(3);
    await page.getByRole('radio', { name: t('joining.seeks-unsaid') }).check();
    await next();
    await at(4);
    await page.locator('textarea').first().fill('Early trains, late breakfasts, and a garden that does as it likes.');
    await next();

    // The address that was mistyped is corrected where it is shown, and the first link is worth nothing any more.
    await at('complete');
    await expect(page.getByText(hers.email)).toBeVisible();
    const lost = await mailedLink(product, slug, hers.email);
    await page.getByText(t('joining.wrong-address')).click();
    await page.getByLabel(t('joining.right-address')).fill(right);
    await page.getByRole('button', { name: t('joining.correct-address') }).click();
    await expect(page.getByText(right)).toBeVisible();
    const received = async () => {
      const found = await conversationWith(mark, hers.name);
      return found === undefined ? [] : (await readAll(mark, found)).map(({ text }) => text);
    };
    await page.goto(lost);
    await expect(page.getByRole('button', { name: t('account.activate-button') })).toHaveCount(0);
    // Under the banner about the address the game is smaller, and its buttons do not lie over the card.
    await page.goto(`${url}/swipe-game`);
    await expect(page.locator('[data-banner]')).toHaveCount(1);
    const foot = await page.locator('article[data-depth="0"]').evaluate((card) => card.getBoundingClientRect().bottom);
    const like = page.locator('form[action="/swipe-game"] button[value="like"]');
    expect(await like.evaluate((button) => button.getBoundingClientRect().top)).toBeGreaterThan(foot);
    await expect(like).toBeInViewport({ ratio: 1 });
    expect(await received(), 'nothing arrives before the address is confirmed').toEqual([]);

    await page.goto(await mailedLink(product, slug, right));
    await page.getByRole('button', { name: t('account.activate-button') }).click();
    await expect(page.getByText(t('shell.confirmed-banner'))).toBeVisible();
    await expect.poll(received).toEqual(['Do you still play the cello?']);
    expectQuiet(complaints);
    await context.close();
  });
}

/** Neither Escape nor the backdrop closes the modal; its button asks first, and the member goes on. */
async function tryToClose(page: Page, { t }: Brand): Promise<void> {
  for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(4, 400)]) {
    await close();
    await expect(page.locator('textarea[name="signup_message"]')).toBeVisible();
  }
  await page.getByRole('button', { name: t('common.close'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('shell.signup-leave-title') });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: t('shell.signup-go-on') }).click();
  await expect(dialog).toHaveCount(0);
}
