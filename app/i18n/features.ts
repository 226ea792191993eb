/** Each feature has one message file in `locales/<lang>/`; the first segment of a message id is its feature. */
export const FEATURES = [
  'common',
  'shell',
  'language',
  'account',
  'settings',
  'appearance',
  'credentials',
  'passkeys',
  'joining',
  'waitinglist',
  'members',
  'interests',
  'profile',
  'prompts',
  'consents',
  'agreement',
  'traits',
  'likes',
  'swipe',
  'finder',
  'chat',
  'photocheck',
  'photos',
  'safety',
  'billing',
  'pricing',
  'push',
  'errors',
  'landing',
  'sections',
  'lander',
  'leaving',
  'export',
  'archive',
  'aboutme',
  'news',
  'mail',
  'inbox',
  'legal',
  'trust',
  'terms',
  'privacy',
  'cookies',
  'faq',
  'dev',
] as const;

export type Feature = (typeof FEATURES)[number];

/** A route module exports this as `handle` to say which messages its page needs. */
export interface MessagesHandle {
  messages?: readonly Feature[];
}

/** The features of all matched routes, without repetition and sorted, so that equal sets have equal keys. */
export function featuresOf(handles: readonly unknown[]): Feature[] {
  return [
    ...new Set(handles.flatMap((handle) => (handle as MessagesHandle | null | undefined)?.messages ?? [])),
  ].sort();
}
