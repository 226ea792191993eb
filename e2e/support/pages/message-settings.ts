import { expect, type Page } from '@playwright/test';
import type { Brand } from '../member';

/** The settings of e-mails and notifications, as several journeys use them. */

/** The name of the box of a type, for e-mail. */
export const switchOf = ({ t }: Brand, type: 'new-conversations' | 'new-messages') =>
  `${t(`settings.type-${type}`)}: ${t('settings.way-mail')}`;

/** Then the time of day does not matter. Saved with the rest. */
export async function withoutQuietHours(page: Page): Promise<void> {
  for (const name of ['quiet_from', 'quiet_until']) await page.locator(`select[name="${name}"]`).selectOption('0');
}

export async function save(page: Page, { t }: Brand): Promise<void> {
  // What was saved before may still be said.
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await page
    .getByRole('main')
    .getByRole('button', { name: t('settings.save'), exact: true })
    .click();
  await answered;
  await expect(page.getByRole('status').filter({ hasText: t('settings.saved') })).toBeVisible();
}
