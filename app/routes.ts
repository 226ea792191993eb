import { index, layout, type RouteConfig, route } from '@remix-run/route-config';

/**
 * The map: path -> name -> layout -> file. The names are those of the specification, section 2. A path whose
 * page does not exist yet is left out: it answers 404 rather than a placeholder. `{token}` and what is nowhere come last.
 */
export default [
  layout('layouts/DefaultLayout.tsx', { id: 'default-layout' }, [
    index('routes/index.tsx', { id: 'index' }),
    route('login', 'routes/login.tsx', { id: 'login' }),
    route('signup', 'routes/signup.tsx', { id: 'signup' }),
    route('members', 'routes/members.tsx', { id: 'members' }),
    route('members/:id', 'routes/members-id.tsx', { id: 'members-id' }),
    route('members/:id/chat', 'routes/members-id-chat.tsx', { id: 'members-id-chat' }),
    route('members/:id/gift', 'routes/members-id-gift.tsx', { id: 'members-id-gift' }),
    route('members/:id/signup', 'routes/members-id-signup.tsx', { id: 'members-id-signup' }),
    route('members/:id/block', 'routes/members-id-block.tsx', { id: 'members-id-block' }),
    route('members/:id/report', 'routes/members-id-report.tsx', { id: 'members-id-report' }),
    route('reports/:number', 'routes/reports-number.tsx', { id: 'reports-number' }),
    route('blocked', 'routes/blocked.tsx', { id: 'blocked' }),
    route('chats', 'routes/chats.tsx', { id: 'chats' }),
    route('chats/settings', 'routes/chats-settings.tsx', { id: 'chats-settings' }),
    route('chats/:id/gift', 'routes/chats-id-gift.tsx', { id: 'chats-id-gift' }),
    route('likes', 'routes/likes.tsx', { id: 'likes' }),
    route('likes/m/:id', 'routes/likes-m-id.tsx', { id: 'likes-m-id' }),
    route('likes/:type', 'routes/likes-type.tsx', { id: 'likes-type' }),
    route('swipe-game', 'routes/swipe-game.tsx', { id: 'swipe-game' }),
    route('profile/photos', 'routes/profile-photos.tsx', { id: 'profile-photos' }),
    route('credits', 'routes/credits.tsx', { id: 'credits' }),
    route('credits/:id/:paymentmethod?', 'routes/credits-id-paymentmethod.tsx', { id: 'credits-id-paymentmethod' }),
    route('premium', 'routes/premium.tsx', { id: 'premium' }),
    route('transactions/:id?', 'routes/transactions-id.tsx', { id: 'transactions-id' }),
    route(':token', 'routes/token.tsx', { id: 'token' }),
    route('*', 'routes/not-found.tsx', { id: 'not-found' }),
  ]),
  layout('layouts/ChatLayout.tsx', { id: 'chat-layout' }, [
    route('chats/:id', 'routes/chats-id.tsx', { id: 'chats-id' }),
  ]),
  layout('layouts/EmptyLayout.tsx', { id: 'empty-layout' }, [
    route('lang-config', 'routes/lang-config.tsx', { id: 'lang-config' }),
    route('activate/done', 'routes/activate-done.tsx', { id: 'activate-done' }),
    route('activate/error', 'routes/activate-error.tsx', { id: 'activate-error' }),
    route('dev/mailbox/:id?', 'routes/dev-mailbox.tsx', { id: 'dev-mailbox' }),
  ]),
  // Never hydrated, so a layout of their own; which landers exist is a matter of the folder landers/.
  layout('layouts/LanderLayout.tsx', { id: 'lander-layout' }, [
    route('landers/:name/:slug?', 'routes/landers-name-slug.tsx', { id: 'landers-name-slug' }),
    route('members/:id/landing', 'routes/members-id-landing.tsx', { id: 'members-id-landing' }),
    route('members/:id/landing2/:slug?', 'routes/members-id-landing2-slug.tsx', { id: 'members-id-landing2-slug' }),
    route('members/:id/landing3/:slug?', 'routes/members-id-landing3-slug.tsx', { id: 'members-id-landing3-slug' }),
  ]),
  route('landers', 'routes/landers.ts', { id: 'landers' }),
  route('dev/mailbox/:id/html', 'routes/dev-mailbox-html.ts', { id: 'dev-mailbox-html' }),
  route('activate/resend', 'routes/activate-resend.ts', { id: 'activate-resend' }),
  route('site-entry', 'routes/site-entry.ts', { id: 'site-entry' }),
  // The wire contract and other resources: no layout, no component.
  route('api/user.php', 'routes/api/user.ts', { id: 'api-user' }),
  route('api/logout.php', 'routes/api/logout.ts', { id: 'api-logout' }),
  route('api/settings.php', 'routes/api/settings.ts', { id: 'api-settings' }),
  route('api/chats.php', 'routes/api/chats.ts', { id: 'api-chats' }),
  route('api/chat.php', 'routes/api/chat.ts', { id: 'api-chat' }),
  route('api/messages.php', 'routes/api/messages.ts', { id: 'api-messages' }),
  route('api/typing.php', 'routes/api/typing.ts', { id: 'api-typing' }),
  route('api/likes.php', 'routes/api/likes.ts', { id: 'api-likes' }),
  route('api/auto-like.php', 'routes/api/auto-like.ts', { id: 'api-auto-like' }),
  route('api/like-sample.php', 'routes/api/like-sample.ts', { id: 'api-like-sample' }),
  route('api/interests.php', 'routes/api/interests.ts', { id: 'api-interests' }),
  route('api/regions.php', 'routes/api/regions.ts', { id: 'api-regions' }),
  route('api/companyinfo.php', 'routes/api/companyinfo.ts', { id: 'api-companyinfo' }),
  route('photos/:name', 'routes/photos-name.ts', { id: 'photos-name' }),
  route('webhooks/payment/:provider', 'routes/webhooks-payment.ts', { id: 'webhooks-payment' }),
] satisfies RouteConfig;
