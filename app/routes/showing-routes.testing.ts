import type { ViewerMember } from '~/server/context/viewer';
import type { RouteCall } from '~/testing/call-route';
import type { OpenDatabase } from '~/testing/with-database';

export interface Village {
  open: OpenDatabase;
  /** The member whose hidden fields change. */
  her: ViewerMember;
  fictional: ViewerMember;
  me: ViewerMember;
  chat: string;
}

interface Visit extends RouteCall {
  path: string;
  as?: 'visitor';
}

const json = { headers: { Accept: 'application/json' } };

/** Every route whose response shows another person. */
export const SHOWING: Record<string, (village: Village) => Visit[]> = {
  'index.tsx': () => [{ path: '/', as: 'visitor' }],
  'members.tsx': () => [
    { path: '/members?gender=&country=' },
    { path: '/members?gender=&country=', as: 'visitor' },
    { path: '/members?gender=&country=&sort=distance' },
  ],
  'members-id.tsx': ({ her, fictional }) =>
    [her, fictional].flatMap(({ id }) => [
      { path: `/members/${id}`, params: { id } },
      { path: `/members/${id}`, params: { id }, as: 'visitor' as const },
    ]),
  'members-id-chat.tsx': ({ fictional: { id } }) => [{ path: `/members/${id}/chat`, params: { id } }],
  // Of a text that the brand hides there is no such page, so an answer to a prompt is liked, which no brand hides.
  'members-id-like.tsx': ({ fictional: { id } }) => [{ path: `/members/${id}/like?on=prompt:sunday`, params: { id } }],
  'members-id-gift.tsx': ({ fictional: { id } }) => [{ path: `/members/${id}/gift`, params: { id } }],
  'members-id-signup.tsx': ({ her: { id } }) => [{ path: `/members/${id}/signup`, params: { id }, as: 'visitor' }],
  'members-id-block.tsx': ({ her: { id } }) => [{ path: `/members/${id}/block`, params: { id } }],
  'members-id-hide.tsx': ({ her: { id } }) => [{ path: `/members/${id}/hide`, params: { id } }],
  'members-id-report.tsx': ({ her: { id } }) => [{ path: `/members/${id}/report`, params: { id } }],
  'members-id-landing.tsx': ({ fictional: { id } }) => [
    { path: `/members/${id}/landing`, params: { id }, as: 'visitor' },
  ],
  'members-id-landing2-slug.tsx': ({ fictional: { id } }) => [
    { path: `/members/${id}/landing2`, params: { id }, as: 'visitor' },
  ],
  'members-id-landing3-slug.tsx': ({ fictional: { id } }) => [
    { path: `/members/${id}/landing3`, params: { id }, as: 'visitor' },
  ],
  'landers-name-slug.tsx': () =>
    ['socialnetwork', 'gallery', 'iconslanding'].map((name) => ({
      path: `/landers/${name}`,
      params: { name },
      as: 'visitor' as const,
    })),
  'chats.tsx': () => [{ path: '/chats' }],
  'chats-closed.tsx': () => [{ path: '/chats/closed' }],
  'chats-id.tsx': ({ chat: id }) => [{ path: `/chats/${id}`, params: { id } }],
  'chats-id-gift.tsx': ({ chat: id }) => [{ path: `/chats/${id}/gift`, params: { id } }],
  'chats-id-photo.tsx': ({ chat: id }) => [{ path: `/chats/${id}/photo`, params: { id } }],
  'likes.tsx': () => [{ path: '/likes' }],
  'likes-type.tsx': () => ['received', 'sent', 'matches'].map((type) => ({ path: `/likes/${type}`, params: { type } })),
  'likes-m-id.tsx': ({ her: { id } }) => [{ path: `/likes/m/${id}`, params: { id } }],
  'swipe-game.tsx': () => [{ path: '/swipe-game' }, { path: '/swipe-game?skipped=1' }],
  'match-finder.tsx': () => [{ path: '/match-finder' }],
  'signup-matches.tsx': () => [{ path: '/signup-matches' }],
  'profile-visitors.tsx': () => [{ path: '/profile/visitors' }],
  'blocked.tsx': () => [{ path: '/blocked' }],
  '/api/chats.php': () => [{ path: '/api/chats.php' }],
  '/api/messages.php': ({ chat }) => [{ path: `/api/messages.php?conversation=${chat}` }],
  '/api/likes.php': ({ her: { id } }) => [
    { path: '/api/likes.php' },
    { path: '/api/likes.php', json: { id }, ...json },
  ],
  '/api/auto-like.php': () => [{ path: '/api/auto-like.php' }],
  '/api/like-sample.php': () => [{ path: '/api/like-sample.php', as: 'visitor' }],
};

/** All other routes: their responses show the member's own data, the brand's data or nobody's. */
export const SHOWING_NOBODY = [
  'account-deleted.tsx',
  'activate-done.tsx',
  'activate-error.tsx',
  'activate-resend.ts',
  '/api/chat.php',
  '/api/companyinfo.php',
  '/api/discountcode.php',
  '/api/geocode.php',
  '/api/interests.php',
  '/api/logout.php',
  '/api/page-hidden.php',
  '/api/regions.php',
  '/api/settings.php',
  '/api/typing.php',
  '/api/user.php',
  'chats-id-photos-name.ts',
  'appearance.tsx',
  'chats-settings.tsx',
  'complaints-number.tsx',
  'complaints.tsx',
  'complete-signup.tsx',
  'credits-id-paymentmethod.tsx',
  'credits-limits.tsx',
  'credits-open-amount.tsx',
  'credits-repeat-order.tsx',
  'credits.tsx',
  'dev-mailbox-html.ts',
  'dev-mailbox.tsx',
  'dev-sms.tsx',
  'directdebit.tsx',
  'icons-name.ts',
  'landers.ts',
  'settings.ts',
  'lang-config.tsx',
  'login-passkey.ts',
  'login.tsx',
  'mail-change-do.tsx',
  'manifest.ts',
  'not-found.tsx',
  'notifications-about-me.tsx',
  'notifications-consents.tsx',
  'notifications-terms.tsx',
  'notifications-data-id.ts',
  'notifications-data.tsx',
  'notifications-email-address.tsx',
  'notifications-language.tsx',
  'notifications-leave.tsx',
  'notifications-location.tsx',
  'notifications-messages.tsx',
  'notifications-passkeys.tsx',
  'notifications-news.tsx',
  'notifications-password.tsx',
  'notifications-photo-check.tsx',
  'notifications-sessions.tsx',
  'notifications-visibility.tsx',
  'notifications.tsx',
  'offline.tsx',
  'pages-accessibility.tsx',
  'pages-ban.tsx',
  'pages-cookies.tsx',
  'pages-faq.tsx',
  'pages-imprint.tsx',
  'pages-notice.tsx',
  'pages-privacy.tsx',
  'pages-return-policy.tsx',
  'pages-service.tsx',
  'pages-terms.tsx',
  'pages-trust-chain.ts',
  'pages-trust.tsx',
  'photos-name.ts',
  'premium.tsx',
  'pricing.tsx',
  'profile-photos.tsx',
  'profile.tsx',
  'reports-number.tsx',
  'reset-password-do.tsx',
  'reset-password.tsx',
  'robots.ts',
  'service-worker.ts',
  'sharing-name.ts',
  'signup.tsx',
  'site-entry.ts',
  'sitemap.ts',
  'token.tsx',
  'transactions-id-receipt.tsx',
  'transactions-id.tsx',
  'transactions-statement.ts',
  'waiting-list.tsx',
  'webhooks-mail-reports.ts',
  'webhooks-payment.ts',
  'withdrawal-id.tsx',
];
