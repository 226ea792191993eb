import { lazyAfterHydration } from '~/page/lazy';

/*
 * Modals that may open over any page are loaded after it, because they are seldom seen and must not slow pages down.
 * Until then a match is only visible in the list of likes.
 */
export const LikeModal = lazyAfterHydration(() =>
  import('~/features/likes/dialogs/LikeModal').then((module) => module.LikeModal),
);
export const MatchModal = lazyAfterHydration(() =>
  import('~/features/likes/dialogs/MatchModal').then((module) => module.MatchModal),
);
