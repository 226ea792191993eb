/**
 * What a banner can say, the most important first: what staff decided, what stops the member's own doing, what they have to
 * know, what is offered, what we would like to ask.
 */
const bannerOrder = [
  'decision',
  'terms-due',
  'unsent',
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
