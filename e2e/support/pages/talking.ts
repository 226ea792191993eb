import { expect, type Page } from '@playwright/test';
import type { Brand } from '../member';
import { awake } from '../product/awake';

/** Steps around conversations, the same with JavaScript and without. */

/** From a member's profile as a visitor: by the login to its way to the signup, with the first message typed already. `inModal`: it opens over the login. */
export async function beginWithMessage(page: Page, { t }: Brand, text: string, inModal: boolean): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: t('members.message') })
    .first()
    .click();
  await page.waitForURL(({ pathname }) => pathname === '/login');
  const signup = page.getByRole('main').locator('a[href*="/signup"]');
  if (inModal) await awake(signup);
  await signup.click();
  await page.locator('textarea[name="signup_message"]').fill(text);
}

/** Likes the only line of the open profile that can be liked, with a comment, which begins a conversation. */
export async function likeWithComment(
  page: Page,
  { t }: Brand,
  { name, line }: { name: string; line: string },
  text: string,
): Promise<void> {
  await page.getByRole('link', { name: t('likes.like-line', { name }) }).click();
  await expect(page.getByText(line)).toBeVisible();
  await page.getByRole('textbox', { name: t('chat.comment-label') }).fill(text);
  await page.getByRole('button', { name: t('chat.comment-send') }).click();
  await page.waitForURL(/\/chats\/[0-9a-z]{26}$/);
  for (const seen of [text, t('chat.about-line', { name }), line]) {
    await expect(page.getByRole('log').getByText(seen)).toBeVisible();
  }
}

/** Replies to the only message of the other member in the conversation that is open, which is quoted. */
export async function replyTo(page: Page, { t }: Brand, name: string, text: string): Promise<void> {
  const log = page.getByRole('log');
  await log.getByRole('link', { name: t('chat.message-menu') }).click();
  await log.getByRole('link', { name: t('chat.reply') }).click();
  await expect(page.getByText(t('chat.replying-to', { name }))).toBeVisible();
  await page.getByRole('textbox', { name: t('chat.your-message') }).fill(text);
  await page.getByRole('button', { name: t('chat.send'), exact: true }).click();
  await expect(log.getByText(text)).toBeVisible();
  await expect(log.getByRole('link', { name: t('chat.quote-theirs', { name }) })).toBeVisible();
}
