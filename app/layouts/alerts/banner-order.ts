import type { ShellUser } from '~/page/shell-data';
import { MAILED_LINK, SIGNUP_FLOW } from '../paths';

/**
 * What a banner can say, the most important first: what staff decided, what stops the member's own doing, what they have to
 * know, what is offered, what we would like to ask.
 */
const bannerOrder = [
  'decision',
  'terms-due',
  'unsent',
  'confirmed',
  'activation',
  'mail-stopped',
  'text-change',
  'offer',
  'enrich',
  'question',
] as const;
export type BannerName = (typeof bannerOrder)[number];

/** The one banner of a page: what is above the fold belongs to people. The others wait until it is done or dismissed. */
export function firstBanner(facts: Readonly<Record<BannerName, boolean>>): BannerName | undefined {
  return bannerOrder.find((name) => facts[name]);
}

/** The pages on which a question disturbs nobody: not while one swipes, pays or needs help. */
export const QUESTION_ROUTES: ReadonlySet<string> = new Set([
  'index',
  'members',
  'members-id',
  'likes',
  'likes-m-id',
  'chats',
  'profile',
  'profile-visitors',
]);

/**
 * The activation reminder, spec section 4: while members are not confirmed, their profile is disabled and they have switched off no notification.
 * The flow says so itself at its end, and the page of the mailed link is where it is done.
 */
export function remindsOn(route: string, user: ShellUser | null): boolean {
  if (route === SIGNUP_FLOW || route === MAILED_LINK) return false;
  return user !== null && user.status === 'not_confirmed' && user.profileStatus === 'disabled' && user.remindable;
}

/** Whether the page says that the e-mail address has just been confirmed: only where it is true, no matter who wrote the URL. */
export const saysConfirmed = (search: string, user: ShellUser | null): boolean =>
  user?.status === 'active' && new URLSearchParams(search).get('notice') === 'confirmed';
