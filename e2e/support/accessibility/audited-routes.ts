import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Who looks at a page: `premium` and `free` have the full accounts of the demo, a newcomer has just signed up. */
export const VIEWERS = ['visitor', 'premium', 'free', 'newcomer'] as const;
export type ViewerKind = (typeof VIEWERS)[number];

export interface AuditedPage {
  /** With the ids of `gatherViewers` in braces. A brand that has no such id has no such page. */
  path: string;
  /** 200 unless it is said. */
  status?: number;
  /** Only there the page exists, or is not a redirect. */
  brands?: readonly string[];
  /** With the question that some brands ask at the entrance. */
  atEntrance?: true;
}

type Pages = Partial<Record<ViewerKind, readonly (string | AuditedPage)[]>>;

const everybody = (...paths: (string | AuditedPage)[]): Pages => ({ visitor: paths, premium: paths });
const visitors = (...paths: (string | AuditedPage)[]): Pages => ({ visitor: paths });
const members = (...paths: (string | AuditedPage)[]): Pages => ({ premium: paths });
/** Pages that are different without premium. */
const bothMembers = (...paths: (string | AuditedPage)[]): Pages => ({ premium: paths, free: paths });

const INVITED_ONLY = ['prisma', 'velvet-accord'];
const OPEN_TO_ALL = ['golden-hour', 'lila-aurora', 'zonneterras', 'september-garden', 'blue-hour'];
/** The others lead visitors from a profile to the signup. */
const SHOWS_PROFILES = ['golden-hour', 'zonneterras'];
/** Brands can leave features out. */
const HAS_GAME = ['golden-hour', 'lila-aurora', 'zonneterras', 'blue-hour', 'prisma'];
const HAS_FINDER = ['golden-hour', 'lila-aurora', 'velvet-accord', 'zonneterras', 'september-garden', 'prisma'];
const ASKS_AT_ENTRANCE = ['lila-aurora', 'velvet-accord', 'zonneterras', 'prisma'];

/** The pages on which every route of app/routes.ts is checked for accessibility, by everyone for whom it looks different. */
export const AUDITED: Readonly<Record<string, Pages>> = {
  index: visitors('/', { path: '/', brands: ASKS_AT_ENTRANCE, atEntrance: true }),
  login: visitors('/login'),
  // Before the link of an affiliate, which lets in.
  'waiting-list': visitors({ path: '/waiting-list', brands: INVITED_ONLY }),
  signup: visitors({ path: '/signup', brands: OPEN_TO_ALL }, { path: '/signup?network=adnet', brands: INVITED_ONLY }),
  'reset-password': everybody('/reset-password'),
  'reset-password-do': visitors('/reset-password/do', '/reset-password/do?token={reset}'),
  'complete-signup': {
    newcomer: ['/complete-signup/1'],
    premium: ['1', '2', '3', '4', 'complete'].map((step) => `/complete-signup/${step}`),
  },
  'mail-change-do': everybody('/mail-change/do'),
  members: { ...everybody('/members'), premium: ['/members', '/members?hidden=1'], newcomer: ['/members'] },
  'members-id': {
    visitor: [
      { path: '/members/{fictional}', brands: SHOWS_PROFILES },
      { path: '/members/{seen}', brands: SHOWS_PROFILES },
    ],
    premium: ['/members/{member}', '/members/{fictional}', '/members/{own}'],
    free: ['/members/{member}'],
  },
  'members-id-gift': { newcomer: ['/members/{fictional}/gift'] },
  'members-id-like': members('/members/{member}/like?on={photo}'),
  'members-id-signup': visitors('/members/{fictional}/signup'),
  'members-id-block': members('/members/{member}/block'),
  'members-id-hide': members('/members/{member}/hide'),
  'members-id-report': everybody('/members/{fictional}/report'),
  'reports-number': members('/reports/{report}'),
  blocked: { premium: ['/blocked'], newcomer: ['/blocked'] },
  chats: { ...bothMembers('/chats'), newcomer: ['/chats'] },
  'chats-closed': bothMembers('/chats/closed'),
  'chats-settings': members('/chats/settings'),
  'chats-id': bothMembers('/chats/{conversation}'),
  'chats-id-gift': bothMembers('/chats/{conversation}/gift'),
  'chats-id-photo': bothMembers('/chats/{conversation}/photo'),
  'members-id-chat': { newcomer: ['/members/{fictional}/chat'] },
  likes: { ...bothMembers('/likes'), newcomer: ['/likes'] },
  'likes-m-id': members('/likes/m/{liked}'),
  'likes-type': bothMembers('/likes/received', '/likes/sent', '/likes/matches'),
  'swipe-game': {
    premium: [
      { path: '/swipe-game', brands: HAS_GAME },
      { path: '/swipe-game?skipped=1', brands: HAS_GAME },
    ],
    newcomer: [{ path: '/swipe-game', brands: HAS_GAME }],
  },
  'profile-photos': { premium: ['/profile/photos'], newcomer: ['/profile/photos'] },
  'match-finder': {
    premium: [{ path: '/match-finder', brands: HAS_FINDER }],
    newcomer: [{ path: '/match-finder', brands: HAS_FINDER }],
  },
  'signup-matches': { newcomer: [{ path: '/signup-matches', brands: HAS_FINDER }] },
  credits: bothMembers('/credits'),
  'credits-open-amount': members('/credits/open-amount'),
  'credits-repeat-order': bothMembers('/credits/repeat-order'),
  'credits-limits': members('/credits/limits'),
  'credits-id-paymentmethod': members('/credits/{bundle}', '/credits/{bundle}/{method}'),
  directdebit: members('/directdebit?bundle={debit}'),
  notifications: members('/notifications'),
  'notifications-email-address': members('/notifications/email-address'),
  'notifications-password': members('/notifications/password'),
  'notifications-passkeys': members('/notifications/passkeys'),
  'notifications-sessions': members('/notifications/sessions'),
  'notifications-leave': members('/notifications/leave'),
  'notifications-messages': members('/notifications/messages'),
  'notifications-location': members('/notifications/location'),
  'notifications-language': members('/notifications/language'),
  'notifications-visibility': members('/notifications/visibility'),
  'notifications-photo-check': members({ path: '/notifications/photo-check', brands: ['golden-hour', 'zonneterras'] }),
  'notifications-consents': members('/notifications/consents'),
  'notifications-terms': members('/notifications/terms'),
  'notifications-about-me': members('/notifications/about-me'),
  'notifications-news': members('/notifications/news'),
  'notifications-data': members('/notifications/data'),
  profile: {
    ...bothMembers('/profile', '/profile?section=interests'),
    newcomer: ['/profile', '/profile?section=traits'],
  },
  'profile-visitors': bothMembers('/profile/visitors'),
  premium: bothMembers('/premium'),
  pricing: everybody('/pricing'),
  'pages-return-policy': everybody('/pages/return-policy'),
  'pages-ban': everybody('/pages/ban'),
  'pages-cookies': everybody('/pages/cookies'),
  'pages-faq': everybody('/pages/faq'),
  'pages-privacy': everybody('/pages/privacy'),
  'pages-service': everybody('/pages/service'),
  'pages-terms': everybody('/pages/terms'),
  'pages-accessibility': everybody('/pages/accessibility'),
  'pages-imprint': everybody({ path: '/pages/imprint', brands: ['velvet-accord', 'prisma'] }),
  'pages-notice': everybody('/pages/notice'),
  'pages-trust': everybody('/pages/trust'),
  complaints: everybody('/complaints'),
  'complaints-number': members('/complaints/{complaint}'),
  'transactions-id': { premium: ['/transactions', '/transactions/{order}'], newcomer: ['/transactions'] },
  'transactions-id-receipt': members('/transactions/{order}/receipt'),
  'withdrawal-id': { visitor: ['/withdrawal'], premium: ['/withdrawal', '/withdrawal/{order}'] },
  appearance: everybody('/appearance'),
  token: visitors('/{token}'),
  'not-found': everybody({ path: '/nobody/knows', status: 404 }),
  'account-deleted': visitors('/account-deleted'),
  offline: everybody('/offline'),
  'lang-config': everybody('/lang-config'),
  'activate-done': { premium: ['/activate/done'], free: ['/activate/done'] },
  'activate-error': everybody('/activate/error'),
  'dev-mailbox': visitors('/dev/mailbox', '/dev/mailbox/{mail}'),
  'dev-sms': visitors('/dev/sms'),
  'landers-name-slug': visitors(...landerNames().map((name) => `/landers/${name}`)),
  'members-id-landing': visitors('/members/{fictional}/landing'),
  'members-id-landing2-slug': visitors('/members/{fictional}/landing2'),
  'members-id-landing3-slug': visitors('/members/{fictional}/landing3'),
};

/** The routes without a page of their own, and why. */
export const NOT_AUDITED: Readonly<Record<string, string>> = {
  landers: 'redirects to one of the landers, which are all checked',
  settings: 'redirects to /notifications',
  'dev-mailbox-html': 'the HTML of a mail, shown in a frame of /dev/mailbox; the mails have tests of their own',
  'login-passkey': 'answers scripts; without one it redirects to /login',
  'activate-resend': 'receives a form and redirects',
  'pages-trust-chain': 'a file with JSON',
  'transactions-statement': 'a file with CSV',
  'notifications-data-id': 'a file with the data of a member',
  'service-worker': 'a script',
  manifest: 'a file that browsers read',
  'icons-name': 'pictures',
  robots: 'a file that search engines read',
  sitemap: 'a file that search engines read',
  'sharing-name': 'pictures',
  'site-entry': 'receives a form and redirects',
  'chats-id-photos-name': 'pictures',
  'photos-name': 'pictures',
  'webhooks-mail-reports': 'called by machines',
  'webhooks-payment': 'called by machines',
};

/** The folders of landers that are no landing page of a member. */
function landerNames(): string[] {
  return readdirSync(fileURLToPath(new URL('../../../landers', import.meta.url)), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^landing\d?$/.test(entry.name))
    .map(({ name }) => name);
}

export interface PlannedPage extends AuditedPage {
  route: string;
  viewer: ViewerKind;
}

/** Every page with its route, for one kind of viewer or for all, in the order of the map. */
export function auditedPages(only?: ViewerKind): PlannedPage[] {
  return VIEWERS.filter((viewer) => only === undefined || viewer === only).flatMap((viewer) =>
    Object.entries(AUDITED).flatMap(([route, pages]) =>
      (pages[viewer] ?? []).map((page) => ({
        ...(typeof page === 'string' ? { path: page } : page),
        route,
        viewer,
      })),
    ),
  );
}
