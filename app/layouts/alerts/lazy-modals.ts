import { lazyAfterHydration } from '~/page/lazy';

/* Seldom seen, so loaded after the page; until then a match is only visible in the list of likes. */
export const LikeModal = lazyAfterHydration(() =>
  import('~/features/likes/dialogs/LikeModal').then((module) => module.LikeModal),
);
export const MatchModal = lazyAfterHydration(() =>
  import('~/features/likes/dialogs/MatchModal').then((module) => module.MatchModal),
);
export const InstalledApp = lazyAfterHydration(() =>
  import('~/features/notifications/pwa/InstalledApp').then((module) => module.InstalledApp),
);
export const AppAlerts = lazyAfterHydration(() =>
  import('~/features/notifications/pwa/AppAlerts').then((module) => module.AppAlerts),
);
