import type { z } from 'zod';
import type { languageSchema as languageBody, loginSchema } from '~/features/account/account.schema.server';
import type { pushBodySchema } from '~/features/notifications/push/push.schema.server';
import type { likeRequestSchema } from '~/contract/likes';
import { languageSchema, memberIdSchema } from '~/contract/identifiers';
import type { DescribedCalls } from './api-paths';
import type { chatCalls } from './chat-calls';
import { input, oneOf, ref, refTo, text } from './json-schema';
import { loginMissingOrRefused, notFound, query, refused, tooMany } from './operations';

const parameters = [refTo('parameters', 'ClientType')];
const invalidOrRefused = { 400: refTo('responses', 'InvalidOrRefused') };

export const calls: DescribedCalls<Exclude<keyof DescribedCalls, keyof typeof chatCalls>> = {
  '/api/page-hidden.php': {
    POST: {
      operationId: 'reportHidden',
      summary:
        'The beacon of a page that a visitor left. The Referer says which page; where `lb` was in its URL, it counts.',
      sends: input<Record<string, never>>({}, []),
      responses: { 204: { description: 'Received; also where nothing was counted.' } },
    },
  },
  '/api/user.php': {
    parameters,
    GET: { operationId: 'readUser', summary: 'Returns who is logged in; null for a visitor.' },
    POST: {
      operationId: 'logIn',
      summary:
        'Logs in with an e-mail address and a password; the session is set as a cookie. With push=1 it stores the push subscription of the member’s browser, or ends it.',
      parameters: [query('push', '1: the body is a push subscription.', oneOf(['1']))],
      sends: {
        anyOf: [
          input<Pick<z.input<typeof loginSchema>, 'email' | 'password'>>({ email: text(), password: text() }, [
            'email',
            'password',
          ]),
          input<z.input<typeof pushBodySchema>>(
            {
              subscription: {
                type: ['object', 'null'],
                description: 'The PushSubscription of the browser as JSON; null ends the one of `previous`.',
              },
              previous: text('The endpoint that this browser had before.', { maxLength: 1000 }),
            },
            ['subscription'],
          ),
        ],
      },
      done: 'Logged in, or the state of the subscription.',
      headers: {
        'Set-Cookie': {
          required: false,
          description: 'The session cookie, valid for 30 days, after a login.',
          schema: { type: 'string' },
        },
      },
      responses: {
        ...invalidOrRefused,
        401: refused,
        403: {
          ...refTo('responses', 'LoginMissingOrRefused'),
          description: 'The account was deleted and can be reactivated; or with push=1, nobody is logged in.',
        },
        ...tooMany,
      },
    },
    PUT: {
      operationId: 'setLanguage',
      summary: 'Sets the language of the member.',
      sends: input<z.input<typeof languageBody>>({ language: ref(languageSchema) }, ['language']),
      done: 'The user in the new language.',
    },
  },
  '/api/logout.php': {
    parameters,
    GET: {
      operationId: 'logOut',
      summary: 'Ends the session. Only with Sec-Fetch-Site: same-origin or the client-type header; otherwise 403.',
    },
    POST: {
      operationId: 'logOutByForm',
      summary: 'Ends the session and redirects to /login, for the form of the pages.',
      responses: { 302: { description: 'Logged out.' } },
    },
  },
  '/api/settings.php': {
    GET: { operationId: 'readSettings', summary: 'Returns the public settings of the brand of this host.' },
  },
  '/api/companyinfo.php': {
    GET: {
      operationId: 'readCompany',
      summary: 'Returns the company behind the brand of this host. A page fetches it once.',
    },
  },
  '/api/likes.php': {
    GET: { operationId: 'readLikes', summary: 'Returns who likes the member.' },
    POST: {
      operationId: 'likeMember',
      summary: 'Likes a member; a repetition changes nothing.',
      sends: input<z.input<typeof likeRequestSchema>>({ id: ref(memberIdSchema) }, ['id']),
      done: 'Liked, by this request or by an earlier one.',
      responses: { ...invalidOrRefused, ...loginMissingOrRefused, ...notFound, ...tooMany },
    },
    DELETE: {
      operationId: 'unlikeMember',
      summary: 'Takes a like back, unless it is part of a match; a repetition changes nothing.',
      sends: input<z.input<typeof likeRequestSchema>>({ id: ref(memberIdSchema) }, ['id']),
      done: 'The like no longer exists, or never existed.',
      responses: {
        ...invalidOrRefused,
        ...notFound,
        409: { ...refused, description: 'The like is part of a match, which belongs to both members.' },
        ...tooMany,
      },
    },
  },
  '/api/auto-like.php': {
    parameters,
    GET: {
      operationId: 'autoLike',
      summary:
        'Returns the labelled fictional profile that the brand lets like the member now; null if none is due. The brand limits how many there are per day; a repetition within a minute returns the same one. Only with Sec-Fetch-Site: same-origin or the client-type header; otherwise 403.',
    },
  },
  '/api/like-sample.php': {
    GET: {
      operationId: 'readLikeSample',
      summary:
        'Returns a labelled fictional profile for the like modal of a visitor. No like is stored; null for members and if there is no such profile.',
    },
  },
  '/api/discountcode.php': {
    parameters,
    GET: {
      operationId: 'readDiscountCode',
      summary:
        'Returns a discount code that the member can use now: with `welcome` their welcome offer, else the code that was typed.',
      parameters: [
        query('welcome', 'Asks for the welcome offer: the time bonus while it runs, else the welcome code.', {
          const: 'true',
        }),
        query('code', 'A code that was typed; case and surrounding spaces do not matter.', {
          type: 'string',
          maxLength: 200,
        }),
      ],
      done: 'The code, or null if no welcome offer is open.',
      responses: {
        404: { ...refused, description: 'Code not found. Also the response after too many wrong codes.' },
        409: { ...refused, description: 'Code already used.' },
      },
    },
  },
  '/api/geocode.php': {
    parameters,
    GET: {
      operationId: 'locate',
      summary:
        'Finds the town nearest to a point, among the countries of this brand, and makes it the town of the member. Only with Sec-Fetch-Site: same-origin or the client-type header; otherwise 403.',
      parameters: [
        query('lat', 'In degrees, -90 to 90; two decimal places are enough.', text(), true),
        query('lon', 'In degrees, -180 to 180.', text(), true),
      ],
      done: 'The town that was found.',
      responses: tooMany,
    },
  },
  '/api/interests.php': {
    GET: {
      operationId: 'listInterests',
      summary: 'Lists the interests that members can choose. A page fetches them once.',
    },
  },
  '/api/regions.php': {
    GET: {
      operationId: 'listRegions',
      summary:
        'Lists the regions of a country of this brand, or of all its countries; or the towns of a region. A page fetches them once.',
      parameters: [
        query('country', 'ISO 3166-1 alpha-2.', text()),
        query('region', 'An ISO 3166-2 code: lists the towns of this region instead.', text()),
        query(
          'town',
          'With country: lists its largest towns whose name begins so instead, each with its region.',
          text(undefined, { minLength: 2 }),
        ),
      ],
      done: 'The regions or the towns.',
    },
  },
};
