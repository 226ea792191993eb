import { expect, test, type Locator, type Page } from '@playwright/test';
import { inTurn } from '../scripts/test/turn.mjs';
import { join, ownId, type Credentials } from './support/accounts';
import type { Brand } from './support/member';
import {
  button,
  expectResult,
  expectWrong,
  open,
  press,
  skipToContent,
  tabThrough,
  tabTo,
  type,
} from './support/pages/keyboard';
import { expectQuiet, listen } from './support/pages/quiet-page';
import { holdAuthenticator } from './support/product/authenticator';
import { awake } from './support/product/awake';
import { openBrand } from './support/product/journey-brands';
import { startJourney, type StartedJourney } from './support/product/journey-product';
import type { Product } from './support/product/product';
import { openSignedIn, type SignedIn } from './support/signed-in';
import type { Visitor } from './support/visitor';

/** The settings with the keyboard alone, as in keyboard.journey.ts: what a member is told and who sees them, or the account. */
const SIDES = [
  ['a', 'SQLite', 1280, 'choices'],
  ['b', 'MariaDB', 390, 'account'],
  ['a', 'SQLite', 390, 'account'],
  ['b', 'MariaDB', 1280, 'choices'],
  ['a', 'SQLite', 1280, 'account'],
  ['b', 'MariaDB', 390, 'choices'],
] as const;

interface Settings {
  page: Page;
  main: Locator;
  brand: Brand;
  product: Product;
  visitor: Visitor;
  credentials: Credentials;
  field: (name: string) => Locator;
}

let started: StartedJourney | undefined;
test.afterEach(async () => started?.stop());

for (const [key, database, width, part] of inTurn(SIDES, 6)) {
  test(`settings by keyboard on brand ${key.toUpperCase()} at ${width} px: ${part}`, async ({ browser }) => {
    started = await startJourney(key, database);
    const { product } = started;
    const brand = openBrand(product, key);
    const { visitor, credentials } = await join(product, brand.slug);
    const options = {
      viewport: { width, height: 844 },
      locale: brand.acceptLanguage,
      reducedMotion: 'reduce',
    } as const;
    const { context, page } = await openSignedIn(browser, product, brand.slug, credentials, options);
    const complaints = listen(context, [400, 403]);
    const main = page.getByRole('main');
    const field = (name: string) => main.locator(`[name="${name}"]`);
    const settings = { page, main, brand, product, visitor, credentials, field };
    await (part === 'choices' ? changeChoices(settings) : changeAccount(settings));
    expectQuiet(complaints);
    await context.close();
    if (part === 'account') await stay(await openSignedIn(browser, product, brand.slug, 'premium', options), brand);
  });
}

/** From an alert that is dismissed to the language. */
async function changeChoices({ page, main, brand, product, visitor, field }: Settings): Promise<void> {
  const { t, url } = brand;
  const save = main.getByRole('button', { name: t('settings.save'), exact: true });
  const saved = main.getByText(t('settings.saved'));

  await open(page, `${url}/members`);
  await press(page, page.getByRole('button', { name: t('common.dismiss') }).first());
  await expect(page.locator('#main')).toBeFocused();

  await open(page, `${url}/notifications`);
  expect((await tabThrough(page)).length).toBeGreaterThan(20);
  await skipToContent(page);
  await press(page, main.locator('a[href="/notifications/messages"]'));
  await page.waitForURL('**/notifications/messages');
  await press(page, field('mail_new_messages'), 'Space');
  await press(page, field('push_like'), 'Space');
  await press(page, save);
  await expectResult(saved);
  await expect(field('mail_new_messages')).not.toBeChecked();

  await open(page, `${url}/notifications/visibility`);
  await press(page, field('invisible'), 'Space');
  await press(page, save);
  await expectResult(saved);

  await open(page, `${url}/notifications/consents`);
  await press(page, button(page, t('consents.agree')).first());
  await expectResult(main.getByText(t('consents.saved')));

  const other = await join(product, brand.slug, { gender: 'male' });
  await visitor.post(`/members/${await ownId(other.visitor)}/block`, {});
  await open(page, `${url}/blocked`);
  await press(page, main.getByRole('button'));
  await expectResult(page.getByRole('heading', { level: 1 }));
  await expect(page.getByText(t('safety.blocked-none'))).toBeVisible();

  await open(page, `${url}/notifications/location`);
  await tabTo(page, field('countryregion'));
  await page.keyboard.press('ArrowDown');
  await press(page, save);
  await expectResult(saved);

  await open(page, `${url}/notifications/language`);
  await press(page, main.locator(`button[value="${brand.language}"]`));
  await page.waitForURL(/notice=saved/);
  await expect(saved).toBeVisible();
}

/** From what is stored to leaving. */
async function changeAccount({ page, main, brand, credentials, field }: Settings): Promise<void> {
  const { t, url } = brand;
  const { password } = credentials;
  await holdAuthenticator(page);

  for (const path of ['terms', 'about-me']) {
    await open(page, `${url}/notifications/${path}`);
    await tabThrough(page);
  }

  await open(page, `${url}/notifications/passkeys`);
  await press(page, button(page, t('passkeys.add')));
  await expectWrong(field('password'));
  await type(page, field('password'), password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('passkeys.added'))).toBeVisible();
  await awake(main.locator('summary'));
  await press(page, main.locator('summary'));
  await type(page, field('name'), '');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Enter');
  await expectWrong(field('name'));
  await type(page, field('name'), 'At home');
  await page.keyboard.press('Enter');
  await expectResult(main.getByText(t('passkeys.renamed')));

  await open(page, `${url}/notifications/email-address`);
  await type(page, field('email'), `moved-${credentials.email}`);
  await type(page, field('password'), 'not this one');
  await page.keyboard.press('Enter');
  await expectWrong(field('password'));
  await type(page, field('password'), password);
  await page.keyboard.press('Enter');
  await expectResult(main.getByText(t('credentials.email-waiting')));

  await open(page, `${url}/notifications/data`);
  await type(page, field('password'), 'not this one');
  await page.keyboard.press('Enter');
  await expectWrong(field('password'));
  await type(page, field('password'), password);
  await page.keyboard.press('Enter');
  await expectResult(
    main
      .getByRole('status')
      .or(main.getByRole('heading', { name: t('export.ready') }))
      .first(),
  );

  await open(page, `${url}/notifications/leave`);
  await tabTo(page, field('reason'));
  await page.keyboard.press('ArrowDown');
  await type(page, field('words'), 'Thank you.');
  await type(page, field('password'), 'not this one');
  await page.keyboard.press('Enter');
  await expectResult(main.getByRole('alert'));
  await expect(field('words')).toHaveValue('Thank you.');
  await type(page, field('password'), password);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/account-deleted/);
  await tabTo(page, main.getByRole('link').last());
}

/** Someone who has ordered before and finds it dear is offered something for staying, and takes it. */
async function stay({ context, page }: SignedIn, { t, url }: Brand): Promise<void> {
  await open(page, `${url}/notifications/leave`);
  await tabTo(page, page.locator('[name="reason"]'));
  await page.locator('[name="reason"]').selectOption('price');
  await press(page, button(page, t('leaving.offer-button')));
  await page.waitForURL(/\/credits\?code=/);
  await expectResult(page.getByRole('main').locator('[data-result]').first());
  await context.close();
}
