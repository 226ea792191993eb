import { lazyAfterHydration } from '~/page/lazy';

/*
 * What may come over a page by itself comes after it: no page is slower for what is seldom seen. Until then a match waits
 * in the list of likes.
 */
export const LikeModal = lazyAfterHydration(() =>
  import('~/features/likes/dialogs/LikeModal').then((module) => module.LikeModal),
);
export const MatchModal = lazyAfterHydration(() =>
  import('~/features/likes/dialogs/MatchModal').then((module) => module.MatchModal),
);
