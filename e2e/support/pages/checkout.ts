import { expect, type Page } from '@playwright/test';
import type { Brand } from '../member';
import { axeProblems } from './axe';

export type Outcome = 'paid' | 'pending' | 'failed' | 'cancelled';

/** The button that obliges to pay. */
export const orderButton = (page: Page) => page.locator('form:has(input[name="request_key"]) button').first();

/** Follows the links to the order of the cheapest bundle with this method. */
export async function openOrder(page: Page, brand: Brand, method: string): Promise<void> {
  await page.goto(`${brand.url}/credits`);
  const choose = page.getByRole('main').getByRole('link', { name: brand.t('billing.choose') });
  await choose.first().click();
  await page.locator(method === 'directdebit' ? 'a[href^="/directdebit"]' : `a[href*="/${method}"]`).click();
  await expect(page.locator('input[name="request_key"]').first()).toBeAttached();
}

/** Orders, and stops on the provider's page. Returns its URL. */
export async function orderWith(page: Page, brand: Brand, method: string): Promise<string> {
  await openOrder(page, brand, method);
  await orderButton(page).click();
  await page.waitForURL(/pay\.localhost/);
  return page.url();
}

/** Decides on the provider's page, or on the bank's page in between if the method has one. */
export async function decide(page: Page, outcome: Outcome, { atBank = false } = {}): Promise<void> {
  if (atBank) await page.getByRole('link', { name: 'Go to the bank first' }).click();
  await page.locator(`button[name="outcome"][value="${outcome}"]`).click();
  await page.waitForURL(/\/transactions\//);
}

const TITLES = {
  loading: 'billing.payment-loading',
  pending: 'billing.payment-processing',
  failed: 'billing.payment-failed',
} as const;

/** Expects the sentence of a state of a payment; for a completed one, with its credits. */
export async function expectStatus(page: Page, brand: Brand, status: keyof typeof TITLES | number): Promise<void> {
  const title =
    typeof status === 'number' ? brand.t('billing.payment-completed', { count: status }) : brand.t(TITLES[status]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}

/** Expects that the page as it is now keeps to WCAG 2.2 AA and does not scroll sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await axeProblems(page), page.url()).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${page.url()} does not scroll sideways`).toBeLessThanOrEqual(0);
}
