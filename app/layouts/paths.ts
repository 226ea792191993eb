/** By the specification's route names; the shell only links to these. A test compares them with routes.ts. */
export const existingPaths = {
  index: '/',
  members: '/members',
  chats: '/chats',
  'chats-closed': '/chats/closed',
  'chats-settings': '/chats/settings',
  likes: '/likes',
  profile: '/profile',
  'profile-visitors': '/profile/visitors',
  notifications: '/notifications',
  'notifications-messages': '/notifications/messages',
  'notifications-email-address': '/notifications/email-address',
  'notifications-password': '/notifications/password',
  'notifications-passkeys': '/notifications/passkeys',
  'notifications-sessions': '/notifications/sessions',
  'notifications-leave': '/notifications/leave',
  'notifications-about-me': '/notifications/about-me',
  'notifications-news': '/notifications/news',
  'notifications-data': '/notifications/data',
  'notifications-location': '/notifications/location',
  'notifications-language': '/notifications/language',
  'notifications-visibility': '/notifications/visibility',
  'notifications-consents': '/notifications/consents',
  'notifications-photo-check': '/notifications/photo-check',
  'notifications-terms': '/notifications/terms',
  'profile-photos': '/profile/photos',
  'match-finder': '/match-finder',
  'swipe-game': '/swipe-game',
  'signup-matches': '/signup-matches',
  'complete-signup': '/complete-signup',
  blocked: '/blocked',
  credits: '/credits',
  'credits-limits': '/credits/limits',
  premium: '/premium',
  pricing: '/pricing',
  'pages-return-policy': '/pages/return-policy',
  'pages-ban': '/pages/ban',
  'pages-cookies': '/pages/cookies',
  'pages-faq': '/pages/faq',
  'pages-privacy': '/pages/privacy',
  'pages-service': '/pages/service',
  'pages-terms': '/pages/terms',
  'pages-accessibility': '/pages/accessibility',
  'pages-imprint': '/pages/imprint',
  'pages-notice': '/pages/notice',
  'pages-trust': '/pages/trust',
  complaints: '/complaints',
  'transactions-id': '/transactions',
  'withdrawal-id': '/withdrawal',
  login: '/login',
  signup: '/signup',
  'waiting-list': '/waiting-list',
  'reset-password': '/reset-password',
  'lang-config': '/lang-config',
  appearance: '/appearance',
} as const;

const paths: Readonly<Record<string, string>> = existingPaths;

export function pathOf(name: string): string | undefined {
  return paths[name];
}

/** Spec section 2: the routes of the members area. */
export const MEMBERS_AREA: ReadonlySet<string> = new Set([
  'members',
  'members-id',
  'chats',
  'likes',
  'likes-m-id',
  'premium',
]);

/** Spec section 2: the items of the navigation do not come between the steps of signing up. */
export const SIGNUP_FLOW = 'complete-signup';

/** The page of a link from a mail, such as the one that confirms an address. */
export const MAILED_LINK = 'token';

/** Spec section 2: the routes that do not show the site-entry warning. */
export const NO_SITE_ENTRY: ReadonlySet<string> = new Set([SIGNUP_FLOW, 'reset-password', 'reset-password-do']);

/** Spec section 2: the routes on which the installed app shows its back button. */
export const BACK_ROUTES: ReadonlySet<string> = new Set([
  'members-id',
  'likes-type',
  'likes-m-id',
  'credits',
  'credits-id-paymentmethod',
]);
