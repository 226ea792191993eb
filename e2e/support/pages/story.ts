import { expect, type Locator, type Page } from '@playwright/test';
import type { Brand, Person } from '../member';

/** Steps both main journeys share: with scripts, and without. */

/** The site-entry warning, where the brand has one for this visitor: say yes once. */
export async function enterSite(page: Page, brand: Brand): Promise<void> {
  await page.goto(`${brand.url}/`);
  const enter = page.getByRole('dialog').getByRole('button');
  if (await enter.count()) {
    // The dialog closes at once; it stays away when the server has said so.
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await enter.first().click();
    await answered;
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Searches real members of a gender and answers the card's link. */
export async function findMember(page: Page, brand: Brand, who: Person): Promise<Locator> {
  await page.goto(`${brand.url}/members?gender=${who.gender}&real=1`);
  const card = page.getByRole('link', { name: who.name });
  await expect(card).toBeVisible();
  return card;
}

export const composer = (page: Page) => page.locator('textarea[name="text"]');

export async function write(page: Page, brand: Brand, text: string): Promise<void> {
  await composer(page).fill(text);
  await page.getByRole('button', { name: brand.t('chat.send'), exact: true }).click();
}

/** From the bundle list to a completed payment: the first bundle, one method, paid at the provider. */
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

/** Credits a bundle gives, read from the page that says they are there. */
export async function expectPaid(page: Page, brand: Brand): Promise<void> {
  const aroundTheNumber = brand.t('billing.payment-completed', { count: 100 }).split('100');
  for (const words of aroundTheNumber) await expect(page.getByRole('heading', { level: 1 })).toContainText(words);
}
