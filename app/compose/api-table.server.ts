import { z } from 'zod';
import { isMember } from '~/contract/actor';
import { likeRequestSchema } from '~/contract/likes';
import { languageFormSchema, loginSchema } from '~/features/account/account.schema.server';
import { rememberLanguage } from '~/features/account/login/language.service.server';
import { logInForApi } from '~/features/account/login/login.service.server';
import { endSession } from '~/features/account/sessions/session.service.server';
import { toUserResponse } from '~/features/account/user-response.service.server';
import { findCheckout } from '~/features/billing/shop/offer.service.server';
import { findCode } from '~/features/billing/discounts/codes.service.server';
import { toDiscountCodeResponse } from '~/features/billing/discounts/discount-code-response.server';
import { announceWelcome } from '~/features/billing/discounts/offers.service.server';
import {
  conversationBody,
  conversationQuery,
  messageBody,
  reactionBody,
  readBody,
} from '~/features/chat/server/chat.schema.server';
import { deleteChat } from '~/features/chat/list/delete.service.server';
import { listChats } from '~/features/chat/list/list.service.server';
import { findConversationPage } from '~/features/chat/server/conversation.service.server';
import { reactTo } from '~/features/chat/server/react.service.server';
import { readChat } from '~/features/chat/server/read.service.server';
import { sendMessage } from '~/features/chat/server/send.service.server';
import { publishTyping } from '~/features/chat/server/typing.service.server';
import { autoLike } from '~/features/likes/auto-like.service.server';
import { likeSample } from '~/features/likes/like-sample.service.server';
import { likeMember, unlikeMember } from '~/features/likes/likes.service.server';
import { buildLikesResponse } from '~/features/likes/list/like-lists.service.server';
import { pushBodySchema } from '~/features/notifications/push/push.schema.server';
import { changeSubscription } from '~/features/notifications/push/subscription.service.server';
import { pointQuery } from '~/features/profiles/edit/profile-edit.schema.server';
import { locateMember } from '~/features/profiles/places/location.service.server';
import { listInterests, listRegions, listTowns, listTypedTowns } from '~/features/profiles/view/lists.service.server';
import { recordBounce } from '~/features/tracking/bounce.service.server';
import { ApiReply, type ApiTable, everybody, members } from '~/server/api/api-call';
import type { RequestContext } from '~/server/context/context.server';
import { CLEAR_SITE_DATA } from '~/server/http/clear-site-data';
import { toCompanyResponse, toSettingsResponse } from '~/tenancy/public-settings.server';

const chatsQuery = z.object({ before: z.string().optional().describe('The `next` of the page before.') });
const nothing = z.object({});

const discountCodeQuery = z.object({
  welcome: z
    .literal('true', 'errors.invalid-value')
    .optional()
    .describe('Asks for the welcome offer: the time bonus while it runs, else the welcome code.'),
  code: z
    .string()
    .max(200, 'errors.invalid-value')
    .default('')
    .describe('A code that was typed; case and surrounding spaces do not matter.'),
});

const countryCode = z
  .string()
  .regex(/^[A-Z]{2}$/, 'errors.invalid-value')
  .describe('ISO 3166-1 alpha-2.');
const regionsQuery = z.object({ country: countryCode.optional() });
/** All towns of a region, or those of a country that begin as someone typed. */
const townsQuery = z.union([
  z.object({
    region: z
      .string()
      .regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/, 'errors.invalid-value')
      .describe('ISO 3166-2: lists the towns of this region instead.'),
  }),
  z.object({
    country: countryCode,
    town: z
      .string()
      .min(2, 'errors.invalid-value')
      .max(120, 'errors.invalid-value')
      .describe('With country: lists its largest towns whose name begins so instead, each with its region.'),
  }),
]);

/**
 * The API: each call with who may make it, what it reads and the one service that it calls. The contract types the
 * responses; the request listener, the OpenAPI document and the table of access read it from here.
 */
export const apiTable = {
  '/api/auto-like.php': {
    // This GET writes data, so the guard only lets requests of the product's own pages and clients through.
    GET: members({ call: autoLike }),
  },
  '/api/chat.php': {
    DELETE: members({
      body: conversationBody,
      async call(context, { body: { conversation } }) {
        await deleteChat(context, conversation);
        return { conversation: { id: conversation } };
      },
    }),
    PUT: members({
      body: readBody,
      async call(context, { body: { conversation, read } }) {
        await readChat(context, conversation, read);
        return { conversation: { id: conversation } };
      },
    }),
  },
  '/api/chats.php': {
    GET: members({ live: 'chats', query: chatsQuery, call: (context, { query }) => listChats(context, query.before) }),
  },
  '/api/companyinfo.php': {
    GET: everybody({ call: ({ tenant }) => toCompanyResponse(tenant.company) }),
  },
  '/api/discountcode.php': {
    GET: members({
      query: discountCodeQuery,
      async call(context, { query: { welcome, code: typed } }) {
        const code = welcome
          ? await announceWelcome(context)
          : await findCode(context, typed, findCheckout(context).country);
        return code && toDiscountCodeResponse(code, context.clock.now());
      },
    }),
  },
  '/api/geocode.php': {
    GET: members({
      query: pointQuery,
      call: async (context, { query: { lat: latitude, lon: longitude } }) => ({
        geocode: await locateMember(context, { latitude, longitude }),
      }),
    }),
  },
  '/api/interests.php': {
    GET: everybody({ call: (context) => ({ interests: listInterests(context) }) }),
  },
  '/api/like-sample.php': {
    GET: everybody({ call: async (context) => ({ profile: await likeSample(context) }) }),
  },
  '/api/likes.php': {
    GET: members({ live: 'likes', call: buildLikesResponse }),
    POST: members({
      body: likeRequestSchema,
      async call(context, { body: { id } }) {
        const { matched, newMatch, profile } = await likeMember(context, id);
        return { matched, new_match: newMatch, profile };
      },
    }),
    DELETE: members({
      body: likeRequestSchema,
      async call(context, { body: { id } }) {
        await unlikeMember(context, id);
        return { liked: false as const };
      },
    }),
  },
  '/api/logout.php': {
    // Guarded as a change of state.
    GET: everybody({ call: async (context) => new ApiReply({ user: null }, { headers: await loggedOut(context) }) }),
    // The logout form of the pages.
    POST: everybody({
      async call(context) {
        const headers = await loggedOut(context);
        headers.set('Location', '/login?notice=logged-out');
        return new ApiReply(undefined, { status: 302, headers });
      },
    }),
  },
  '/api/messages.php': {
    GET: members({
      query: conversationQuery,
      call: (context, { query: { conversation, ...part } }) => findConversationPage(context, conversation, part),
    }),
    PUT: members({
      body: reactionBody,
      call: async (context, { body }) => ({
        conversation: { id: body.conversation },
        message: await reactTo(context, body),
      }),
    }),
    POST: members({
      body: ({ tenant }) => messageBody(tenant.message_length),
      call: (context, { body }) => sendMessage(context, body),
    }),
  },
  '/api/page-hidden.php': {
    // The beacon of a page that became hidden; which page it was stands in the Referer.
    POST: everybody({
      body: nothing,
      async call(context, { referer }) {
        await recordBounce(context, referer ?? null);
        return new ApiReply(undefined, { status: 204 });
      },
    }),
  },
  '/api/regions.php': {
    GET: {
      regions: everybody({
        query: regionsQuery,
        call: (context, { query: { country } }) => ({ regions: listRegions(context, country) }),
      }),
      towns: everybody({
        when: (query) => query.has('region') || query.has('town'),
        query: townsQuery,
        call: (context, { query }) => ({
          towns:
            'region' in query ? listTowns(context, query.region) : listTypedTowns(context, query.country, query.town),
        }),
      }),
    },
  },
  '/api/settings.php': {
    GET: everybody({
      call: ({ tenant, country, locale, ports }) =>
        toSettingsResponse(tenant, {
          country: country.geoip,
          selectedCountry: country.selected,
          locale,
          pushPublicKey: ports.push?.publicKey ?? null,
        }),
    }),
  },
  '/api/typing.php': {
    POST: members({
      body: conversationBody,
      async call(context, { body: { conversation } }) {
        await publishTyping(context, conversation);
        return { conversation: { id: conversation } };
      },
    }),
  },
  '/api/user.php': {
    GET: everybody({
      live: 'user',
      call: (context) => ({
        user: isMember(context.viewer) ? toUserResponse(context, context.viewer.member) : null,
      }),
    }),
    POST: {
      login: everybody({
        body: loginSchema,
        async call(context, { body }) {
          const { user, cookies } = await logInForApi(context, body);
          return new ApiReply({ user }, { headers: withCookies(new Headers(), cookies) });
        },
      }),
      push: members({
        when: (query) => query.get('push') === '1',
        body: pushBodySchema,
        call: (context, { body }) => changeSubscription(context, body),
      }),
    },
    PUT: members({
      body: languageFormSchema,
      async call(context, { body: { language } }) {
        await rememberLanguage(context, language);
        return { user: { ...toUserResponse(context, context.member), language } };
      },
    }),
  },
} satisfies ApiTable;

function withCookies(headers: Headers, cookies: readonly string[]): Headers {
  for (const value of cookies) headers.append('Set-Cookie', value);
  return headers;
}

/** None of the member's data stays in the browser. */
async function loggedOut(context: RequestContext): Promise<Headers> {
  return withCookies(new Headers([CLEAR_SITE_DATA]), await endSession(context));
}
