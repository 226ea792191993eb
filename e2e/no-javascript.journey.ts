// covers S6-013

import { expect, test, type Page } from '@playwright/test';
import { inTurn } from '../scripts/test/turn.mjs';
import { BRANDS, openBrand } from './support/product/journey-brands';
import { activate, fillSignup, logIn, person } from './support/member';
import { switchViews } from './support/searching';
import { startProduct, type Product } from './support/product/product';
import { buyCredits, composer, enterSite, expectPaid, findMember, write } from './support/pages/story';

/** The same signup, login, search, like, message and order with JavaScript switched off. */
let product: Product;

test.beforeAll(async () => {
  product = await startProduct({ brands: [BRANDS.a.slug, BRANDS.b.slug] });
});
test.afterAll(async () => product.stop());

const SIDES = [
  ['a', 1280],
  ['b', 390],
] as const;
for (const [key, width] of inTurn(SIDES, 2, 1)) {
  test(`without JavaScript on brand ${key.toUpperCase()} at ${width} px`, async ({ browser }) => {
    const brand = openBrand(product, key);
    const { t } = brand;
    const [clara, david] = [person('Clarissa', 'female'), person('Davidson', 'male')];
    const open = async (): Promise<Page> => {
      const context = await browser.newContext({
        viewport: { width, height: 844 },
        locale: brand.acceptLanguage,
        javaScriptEnabled: false,
      });
      return context.newPage();
    };
    const [hers, his] = [await open(), await open()];

    for (const [page, who] of [
      [hers, clara],
      [his, david],
    ] as const) {
      await enterSite(page, brand);
      await page
        .getByRole('link', { name: t('landing.join') })
        .first()
        .click();
      await page.waitForURL(/\/signup/);
      await fillSignup(page, brand, who);
      await page.waitForURL(/\/signup-matches/);
      await activate(page, product, brand, who);
    }

    // Logs out and in again.
    await hers.goto(`${brand.url}/members`);
    await hers.getByRole('banner').locator('summary').last().click();
    await hers.getByRole('button', { name: t('shell.logout') }).click();
    await hers.waitForURL(/\/login/);
    await logIn(hers, brand, clara.email, clara.password);

    await switchViews(hers, brand);
    await (await findMember(hers, brand, david)).click();
    await hers
      .getByRole('button', { name: t('likes.like') })
      .first()
      .click();
    await expect(hers.getByText(t('likes.liked')).first()).toBeVisible();
    await (await findMember(his, brand, clara)).click();
    await his
      .getByRole('button', { name: t('likes.like') })
      .first()
      .click();
    await expect(his.getByText(t('likes.liked')).first()).toBeVisible();

    await hers
      .getByRole('main')
      .getByRole('link', { name: t('members.message'), exact: true })
      .first()
      .click();
    for (const text of ['One', 'Two', 'Three']) {
      await write(hers, brand, text);
      await expect(hers.getByRole('log').getByText(text, { exact: true })).toBeVisible();
    }
    await write(hers, brand, 'Too many');
    await expect(hers.getByText(t('chat.not-enough-credits'))).toBeVisible();
    await expect(composer(hers)).toHaveValue('Too many');
    await hers.getByRole('link', { name: t('chat.buy-credits') }).click();
    await buyCredits(hers, brand);
    await expectPaid(hers, brand);
    await hers.getByRole('link', { name: t('billing.continue-chat') }).click();
    await write(hers, brand, 'Premium now');
    await expect(hers.getByRole('log').getByText('Premium now', { exact: true })).toBeVisible();

    await his.goto(`${brand.url}/chats`);
    await his
      .getByRole('link', { name: new RegExp(clara.name) })
      .first()
      .click();
    await expect(his.getByRole('log').getByText('Premium now', { exact: true })).toBeVisible();
    await hers.context().close();
    await his.context().close();
  });
}
