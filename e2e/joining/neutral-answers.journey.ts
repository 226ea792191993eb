import { expect, test, type Browser, type Page } from '@playwright/test';
import { demoAccount } from '../support/accounts';
import { activate, createAccount, person, type Brand, type Person } from '../support/member';
import { axeProblems } from '../support/pages/axe';
import { expectQuiet, listen } from '../support/pages/quiet-page';
import { textsOf } from '../support/pages/texts';
import { awake } from '../support/product/awake';
import { startProduct, type Product } from '../support/product/product';

/** A brand that does not say who has an account: everybody is inside at once, and only the mailbox decides. */

const slug = 'lila-aurora';
let product: Product;
let brand: Brand;
test.beforeAll(async () => {
  product = await startProduct({ brands: [slug] });
  brand = { slug, language: 'fr', t: textsOf('fr'), url: product.origin(slug) };
});
test.afterAll(() => product.stop());

/** Signs up and skips the steps to their end. Returns what each page on the way shown, without the e-mail address. */
async function signUp(page: Page, who: Person, javaScriptEnabled: boolean): Promise<string[]> {
  const { t, url } = brand;
  await page.goto(`${url}/signup`);
  if (javaScriptEnabled) await awake(page.locator('main form').first());
  await createAccount(page, brand, who);
  await page.waitForURL(/\/complete-signup\/1/);
  const pages: string[] = [];
  const note = async () => {
    const text = await page.locator('main').innerText();
    pages.push(`${new URL(page.url()).pathname}: ${text.replaceAll(who.email, '…')}`);
  };
  await note();
  // Nothing is sold yet, which the first page about a bundle says.
  await page.goto(`${url}/credits`);
  const choose = page
    .locator('main')
    .getByRole('link', { name: t('billing.choose') })
    .first();
  await page.goto(url + (await choose.getAttribute('href')));
  pages.push(await page.locator('main').getByRole('alert').first().innerText());
  await page.goto(`${url}/members`);
  await expect(page.getByText(t('shell.activation-banner'))).toBeVisible();
  await page.goto(`${url}/notifications/email-address`);
  await note();
  return pages;
}

const open = async (browser: Browser, width: number, javaScriptEnabled = true) => {
  const context = await browser.newContext({
    viewport: { width, height: 844 },
    locale: 'fr-FR',
    javaScriptEnabled,
  });
  await context.addCookies([{ name: 'hide-site-entry', value: '1', url: brand.url }]);
  return { context, page: await context.newPage(), complaints: listen(context) };
};

for (const [width, javaScriptEnabled] of [
  [390, true],
  [1280, false],
] as const) {
  const how = `${javaScriptEnabled ? 'with' : 'without'} JavaScript at ${width} px`;

  test(`a known and an unknown e-mail address are the same until the mailbox decides, ${how}`, async ({ browser }) => {
    const shown: string[][] = [];
    const known = demoAccount(slug, 'free').email;
    for (const email of [known, `nobody.${width}@journey.example`]) {
      const { context, page, complaints } = await open(browser, width, javaScriptEnabled);
      shown.push(await signUp(page, { ...person('Ottilie', 'female'), email }, javaScriptEnabled));
      expectQuiet(complaints);
      await context.close();
    }
    expect(shown[0]).toEqual(shown[1]);
    expect(shown[0]![1]).toContain(brand.t('billing.confirm-first'));
  });

  test(`the steps follow the signup, and one press confirms it, ${how}`, async ({ browser }) => {
    const { t, url } = brand;
    const who = person(javaScriptEnabled ? 'Clothilde' : 'Friederike', 'female');
    const { context, page, complaints } = await open(browser, width, javaScriptEnabled);
    await signUp(page, who, javaScriptEnabled);
    await page.goto(`${url}/complete-signup`);
    await page.waitForURL(/\/complete-signup\/1/);
    await page.getByRole('button', { name: t('joining.later') }).click();
    await page.waitForURL(/\/signup-matches/);
    await activate(page, product, brand, who);
    expect(new URL(page.url()).pathname).toBe('/signup-matches');
    expect(javaScriptEnabled ? await axeProblems(page) : []).toEqual([]);
    const { height } = (await page.locator('[data-banner]').boundingBox())!;
    expect(height).toBeLessThanOrEqual(72);
    await page.goto(`${url}/members`);
    await expect(page.getByText(t('shell.confirmed-banner'))).toHaveCount(0);
    expectQuiet(complaints);
    await context.close();
  });
}

test('the password works only after the confirmation', async ({ browser }) => {
  const { t, url } = brand;
  const who = person('Hedwige', 'female');
  const { context, page } = await open(browser, 390);
  await signUp(page, who, true);
  await context.clearCookies({ name: 'session' });
  const tryToLogIn = async () => {
    await page.goto(`${url}/login`);
    await awake(page.locator('main form').first());
    await page.locator('main input[name="email"]').fill(who.email);
    await page.locator('main input[name="password"]').fill(who.password);
    await page.getByRole('button', { name: t('account.login-button'), exact: true }).click();
  };
  await tryToLogIn();
  await expect(page.locator('main').getByRole('alert')).toBeVisible();
  const mail = (await product.mails(slug)).find(({ to }) => to === who.email)!;
  await page.goto(/https?:\/\/\S+\/[\w-]{40,}/.exec(mail.text)![0]);
  await page.getByRole('button', { name: t('account.activate-button') }).click();
  await expect(page.getByRole('heading', { name: t('account.activated-title') })).toBeVisible();
  await tryToLogIn();
  await page.waitForURL(/\/members/);
  await context.close();
});
