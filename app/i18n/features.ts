/** One message file each in `locales/<lang>/`; the first segment of a message id is one of these. */
export const FEATURES = [
  'common',
  'shell',
  'account',
  'members',
  'interests',
  'profile',
  'traits',
  'likes',
  'swipe',
  'finder',
  'chat',
  'photos',
  'safety',
  'billing',
  'errors',
  'landing',
  'mail',
  'inbox',
  'dev',
] as const;

export type Feature = (typeof FEATURES)[number];

/** What a route module exports as `handle` to say which messages its page needs. */
export interface MessagesHandle {
  messages?: readonly Feature[];
}

/** The features of all matched routes, once each and sorted, so that equal sets are equal keys. */
export function featuresOf(handles: readonly unknown[]): Feature[] {
  return [
    ...new Set(handles.flatMap((handle) => (handle as MessagesHandle | null | undefined)?.messages ?? [])),
  ].sort();
}
