import { expect, test, type Page } from '@playwright/test';
import { inTurn } from '../../scripts/test/turn.mjs';
import { join } from '../support/accounts';
import { expectAccessible } from '../support/pages/checkout';
import { openBrand, type BrandKey } from '../support/product/journey-brands';
import { startJourney, type JourneyDatabase, type StartedJourney } from '../support/product/journey-product';
import { expectQuiet, listen, WITHOUT_CONNECTION } from '../support/pages/quiet-page';
import type { Brand } from '../support/member';
import { openSignedIn } from '../support/signed-in';

const SIDES = [
  ['a', 'SQLite', 390],
  ['b', 'MariaDB', 1280],
] as const satisfies readonly (readonly [BrandKey, JourneyDatabase, number])[];

const link = (page: Page, { t }: Brand, title: string) => page.getByRole('link', { name: t(title), exact: true });
/** What the overview says of a section, also below an open sheet. */
const row = (page: Page, section: string) => page.locator(`#${section}`);
const sheet = (page: Page, { t }: Brand, title: string) => page.getByRole('dialog', { name: t(title) });
const about = (page: Page) => page.locator('textarea[name="about_me"]');

/** A member fills in her profile section by section; each sheet saves itself. */
for (const [key, database, width] of inTurn(SIDES, 2)) {
  test.describe(`the own profile on brand ${key.toUpperCase()} with ${database} at ${width} px`, () => {
    let started: StartedJourney;
    test.beforeAll(async () => {
      started = await startJourney(key, database);
    });
    test.afterAll(async () => started.stop());

    async function start(browser: Parameters<typeof openSignedIn>[0], javaScriptEnabled = true) {
      const { product } = started;
      const brand = openBrand(product, key);
      const { credentials } = await join(product, brand.slug, { name: 'Ottilie', gender: 'female' });
      const options = { viewport: { width, height: 844 }, locale: brand.acceptLanguage, javaScriptEnabled };
      return { brand, ...(await openSignedIn(browser, product, brand.slug, credentials, options)) };
    }

    // covers X17-052
    test('is changed in sheets that save by themselves, which Back closes and a reload leaves open', async ({
      browser,
    }) => {
      const { brand, context, page } = await start(browser);
      const complaints = listen(context);
      await page.goto(`${brand.url}/profile`);
      await expectAccessible(page);
      const notes = sheet(page, brand, 'profile.notes-title');
      await link(page, brand, 'profile.notes-title').press('Enter');
      await about(page).fill('Boats, and soup afterwards.');
      await about(page).press('Tab');
      await expect(notes.getByText(brand.t('profile.saved'), { exact: true })).toBeVisible();
      await expectAccessible(page);
      await page.reload();
      await expect(about(page)).toHaveValue('Boats, and soup afterwards.');
      await page.goBack();
      await expect(notes).toHaveCount(0);
      await expect(row(page, 'notes')).toContainText('Boats, and soup afterwards.');

      // A choice is saved by closing at the latest, whichever way.
      await link(page, brand, 'profile.traits-title').click();
      await page.locator('select[name="hair_color"]').selectOption('red');
      await page.keyboard.press('Escape');
      await expect(sheet(page, brand, 'profile.traits-title')).toHaveCount(0);
      await expect(link(page, brand, 'profile.traits-title')).toBeFocused();
      await expect(row(page, 'traits')).toContainText(brand.t('traits.hair-red'));
      await expect(page).toHaveURL(`${brand.url}/profile`);
      expectQuiet(complaints);
      await context.close();
    });

    // covers X17-052
    test('keeps what cannot be saved, and asks before that is lost', async ({ browser }) => {
      const { brand, context, page } = await start(browser);
      const complaints = listen(context, [], WITHOUT_CONNECTION);
      await page.goto(`${brand.url}/profile`);
      await link(page, brand, 'profile.notes-title').click();
      await about(page).fill('Written on a train');
      await context.setOffline(true);
      await about(page).press('Tab');
      const notes = sheet(page, brand, 'profile.notes-title');
      await expect(notes.getByRole('alert')).toContainText(brand.t('profile.offline'));
      await page.goBack();
      const question = sheet(page, brand, 'profile.unsaved-title');
      await expectAccessible(page);
      await question.getByRole('button', { name: brand.t('profile.unsaved-stay') }).click();
      await expect(about(page)).toHaveValue('Written on a train');
      await context.setOffline(false);
      await notes.getByRole('button', { name: brand.t('profile.save') }).click();
      await expect(notes).toHaveCount(0);
      await expect(row(page, 'notes')).toContainText('Written on a train');
      expectQuiet(complaints);
      await context.close();
    });

    test('a stale tab does not undo what another one has saved', async ({ browser }) => {
      const { brand, context, page } = await start(browser);
      const complaints = listen(context, [409]);
      const other = await context.newPage();
      for (const tab of [page, other]) await tab.goto(`${brand.url}/profile?section=notes`);
      await about(page).fill('From the first tab');
      await about(page).press('Tab');
      await expect(page.getByRole('dialog').getByText(brand.t('profile.saved'), { exact: true })).toBeVisible();
      await about(other).fill('From the second tab');
      await about(other).press('Tab');
      const dialog = other.getByRole('dialog');
      await expect(dialog.getByRole('alert')).toContainText(brand.t('profile.changed-elsewhere'));
      await expect(row(other, 'notes')).toContainText('From the first tab');
      await dialog.getByRole('button', { name: brand.t('profile.save') }).click();
      await expect(dialog).toHaveCount(0);
      await expect(row(other, 'notes')).toContainText('From the second tab');
      expectQuiet(complaints);
      await context.close();
    });

    // covers S0-009
    test('is changed by one form with one button without JavaScript', async ({ browser }) => {
      const { brand, context, page } = await start(browser, false);
      const complaints = listen(context, [400]);
      await page.goto(`${brand.url}/profile`);
      await link(page, brand, 'profile.personal-title').click();
      const personal = sheet(page, brand, 'profile.personal-title');
      await personal.locator('input[name="name"]').fill('@Ottilie');
      await personal.getByRole('button', { name: brand.t('profile.save') }).click();
      await expect(personal.locator('input[name="name"]')).toHaveValue('@Ottilie');
      await expect(personal.locator('[aria-invalid="true"]')).toHaveCount(1);
      await personal.locator('input[name="name"]').fill('Tilly');
      await personal.getByRole('button', { name: brand.t('profile.save') }).click();
      await expect(personal).toHaveCount(0);
      await expect(page.locator('#personal').getByRole('status')).toHaveText(brand.t('profile.saved'));
      await expect(row(page, 'personal')).toContainText('Tilly');
      expectQuiet(complaints);
      await context.close();
    });
  });
}
