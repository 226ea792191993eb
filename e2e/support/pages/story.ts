import { expect, type Locator, type Page } from '@playwright/test';
import type { Brand, Person } from '../member';

/** Steps that both main journeys share, with JavaScript and without. */

/** Accepts the site-entry warning if the brand shows one to this visitor. */
export async function enterSite(page: Page, brand: Brand): Promise<void> {
  await page.goto(`${brand.url}/`);
  const enter = page.getByRole('dialog').getByRole('button');
  if (await enter.count()) {
    // The dialog closes at once, but it stays away only after the server's response.
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await enter.first().click();
    await answered;
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Searches the real members of a gender, the last active first. Returns the link of the person's card. */
export async function findMember(page: Page, brand: Brand, who: Person): Promise<Locator> {
  await page.goto(`${brand.url}/members?gender=${who.gender}&real=1&order=active`);
  const card = page.getByRole('link', { name: who.name });
  await expect(card).toBeVisible();
  return card;
}

export const composer = (page: Page) => page.locator('textarea[name="text"]');

export async function write(page: Page, brand: Brand, text: string): Promise<void> {
  await composer(page).fill(text);
  await page.getByRole('button', { name: brand.t('chat.send'), exact: true }).click();
}

/** Goes from the list of bundles to a completed payment: the first bundle, one method, paid at the provider. */
export async function buyCredits(page: Page, brand: Brand & { method: string }): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: brand.t('billing.choose') })
    .first()
    .click();
  await page.waitForURL(/\/credits\/[^/?]+/);
  await page.locator(`a[href*="/${brand.method}"]`).click();
  await page.waitForURL(new RegExp(`/${brand.method}`));
  await expect(page.locator('input[name="request_key"]')).toHaveCount(1);
  await page.getByRole('main').locator('form:has(input[name="request_key"]) button').click();
  await page.waitForURL(/pay\.localhost/);
  await page.getByRole('button', { name: /^Pay\b(?!,)/ }).click();
  await page.waitForURL(/\/transactions\//);
}

/** Reads the credits of the bundle from the page that confirms them. */
export async function expectPaid(page: Page, brand: Brand): Promise<void> {
  const aroundTheNumber = brand.t('billing.payment-completed', { count: 100 }).split('100');
  for (const text of aroundTheNumber) await expect(page.getByRole('heading', { level: 1 })).toContainText(text);
}
