import { expect, type Page } from '@playwright/test';
import type { Product } from './product/product';
import type { textsOf } from './pages/texts';

export interface Brand {
  slug: string;
  language: string;
  /** Returns a text as a member of this brand reads it. */
  t: ReturnType<typeof textsOf>;
  /** The origin with its port. */
  url: string;
}

export interface Person {
  name: string;
  email: string;
  password: string;
  gender: 'female' | 'male';
  birth: { day: string; month: string; year: string };
}

export const person = (name: string, gender: Person['gender']): Person => ({
  name,
  email: `${name.toLowerCase()}@journey.example`,
  password: 'a long walk at dusk',
  gender,
  birth: { day: '17', month: '5', year: '1988' },
});

/** Fills in and sends the signup form, on the page or in the modal, and leaves the rest of the flow for later. */
export async function fillSignup(page: Page, brand: Brand, who: Person): Promise<void> {
  await createAccount(page, brand, who);
  await page.waitForURL(/\/complete-signup\/1/);
  await page.getByRole('button', { name: brand.t('joining.later') }).click();
}

/** Fills in and sends the signup form, which leads to the first step after it. */
export async function createAccount(page: Page, brand: Brand, who: Person): Promise<void> {
  const form = page.locator('form:has(input[name="date_of_birth.day"])');
  await form.locator('input[name="name"]').fill(who.name);
  await form.locator('input[name="email"]').fill(who.email);
  await form.locator('input[name="password"]').fill(who.password);
  await form.locator('input[name="date_of_birth.day"]').fill(who.birth.day);
  await form.locator('select[name="date_of_birth.month"]').selectOption(who.birth.month);
  await form.locator('input[name="date_of_birth.year"]').fill(who.birth.year);
  await form.getByText(brand.t(`account.gender-${who.gender}`), { exact: true }).click();
  await form.getByRole('button', { name: brand.t('account.signup-button') }).click();
}

/** Opens the link in the newest mail to that person and presses the button, which leads to people where they are logged in. */
export async function activate(page: Page, product: Product, brand: Brand, who: Person): Promise<void> {
  let link = '';
  await expect
    .poll(async () => {
      const mail = (await product.mails(brand.slug)).find((mail) => mail.to === who.email);
      link = /https?:\/\/\S+\/[\w-]{40,}/.exec(mail?.text ?? '')?.[0] ?? '';
      return link;
    })
    .not.toBe('');
  await page.goto(link);
  await page.getByRole('button', { name: brand.t('account.activate-button') }).click();
  await expect(page.getByText(brand.t('shell.confirmed-banner'))).toBeVisible();
}

export async function logIn(page: Page, brand: Brand, email: string, password: string): Promise<void> {
  await page.goto(`${brand.url}/login`);
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.getByRole('button', { name: brand.t('account.login-button'), exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}

/** The password of the demo accounts, as `npm start` prints it. */
export const DEMO_PASSWORD = 'welcome-to-facet';
