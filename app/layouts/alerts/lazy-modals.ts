import { lazyAfterHydration } from '~/page/lazy';

/* Seldom seen, so loaded after the page; until then a match is only visible in the list of likes. */
export const LikeModal = lazyAfterHydration(() =>
  import('~/features/likes/dialogs/LikeModal').then((module) => module.LikeModal),
);
export const MatchModal = lazyAfterHydration(() =>
  import('~/features/likes/dialogs/MatchModal').then((module) => module.MatchModal),
);
