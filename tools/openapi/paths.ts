import type { z } from 'zod';
import type { languageSchema as languageBody, loginSchema } from '~/features/account/account.schema.server';
import type { pushBodySchema } from '~/features/notifications/push/push.schema.server';
import type { likeRequestSchema } from '~/contract/likes';
import { apiResponses } from '~/contract/api';
import { languageSchema, memberIdSchema } from '~/contract/identifiers';
import { input, oneOf, ref, refTo, text } from './json-schema';
import {
  anyone,
  body,
  invalid,
  loginMissing,
  loginMissingOrRefused,
  members,
  notFound,
  query,
  read,
  readAsMember,
  refused,
  tooMany,
} from './operations';
import { either, eitherWith, PRIVATE, response } from './responses';

const clientType = refTo('parameters', 'ClientType');

export const paths = {
  '/api/page-hidden.php': {
    post: {
      operationId: 'reportHidden',
      summary:
        'The beacon of a page that a visitor left. The Referer says which page; where `lb` was in its URL, it counts.',
      security: anyone,
      requestBody: body(input<Record<string, never>>({}, [])),
      responses: { 204: { description: 'Received; also where nothing was counted.' }, ...invalid },
    },
  },
  '/api/user.php': {
    parameters: [clientType],
    get: read('readUser', 'Returns who is logged in; null for a visitor.', apiResponses['/api/user.php'].GET),
    post: {
      operationId: 'logIn',
      summary:
        'Logs in with an e-mail address and a password; the session is set as a cookie. With push=1 it stores the push subscription of the member’s browser, or ends it.',
      security: anyone,
      parameters: [query('push', '1: the body is a push subscription.', oneOf(['1']))],
      requestBody: body({
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
      }),
      responses: {
        200: eitherWith(
          'Logged in, or the state of the subscription.',
          [apiResponses['/api/user.php'].POST.login, apiResponses['/api/user.php'].POST.push],
          {
            ...PRIVATE,
            'Set-Cookie': {
              required: false,
              description: 'The session cookie, valid for 30 days, after a login.',
              schema: { type: 'string' },
            },
          },
        ),
        400: refTo('responses', 'InvalidOrRefused'),
        401: refused,
        403: {
          ...refTo('responses', 'LoginMissingOrRefused'),
          description: 'The account was deleted and can be reactivated; or with push=1, nobody is logged in.',
        },
        ...tooMany,
      },
    },
    put: {
      operationId: 'setLanguage',
      summary: 'Sets the language of the member.',
      security: members,
      requestBody: body(input<z.input<typeof languageBody>>({ language: ref(languageSchema) }, ['language'])),
      responses: {
        200: response('The user in the new language.', apiResponses['/api/user.php'].PUT),
        ...invalid,
        ...loginMissing,
      },
    },
  },
  '/api/logout.php': {
    parameters: [clientType],
    get: read(
      'logOut',
      'Ends the session. Only with Sec-Fetch-Site: same-origin or the client-type header; otherwise 403.',
      apiResponses['/api/logout.php'].GET,
    ),
    post: {
      operationId: 'logOutByForm',
      summary: 'Ends the session and redirects to /login, for the form of the pages.',
      security: anyone,
      responses: { 302: { description: 'Logged out.' } },
    },
  },
  '/api/settings.php': {
    get: read(
      'readSettings',
      'Returns the public settings of the brand of this host.',
      apiResponses['/api/settings.php'].GET,
    ),
  },
  '/api/companyinfo.php': {
    get: read(
      'readCompany',
      'Returns the company behind the brand of this host. A page fetches it once.',
      apiResponses['/api/companyinfo.php'].GET,
    ),
  },
  '/api/likes.php': {
    get: readAsMember('readLikes', 'Returns who likes the member.', apiResponses['/api/likes.php'].GET),
    post: {
      operationId: 'likeMember',
      summary: 'Likes a member; a repetition changes nothing.',
      security: members,
      requestBody: body(input<z.input<typeof likeRequestSchema>>({ id: ref(memberIdSchema) }, ['id'])),
      responses: {
        200: response('Liked, by this request or by an earlier one.', apiResponses['/api/likes.php'].POST),
        400: refTo('responses', 'InvalidOrRefused'),
        ...loginMissingOrRefused,
        ...notFound,
        ...tooMany,
      },
    },
    delete: {
      operationId: 'unlikeMember',
      summary: 'Takes a like back, unless it is part of a match; a repetition changes nothing.',
      security: members,
      requestBody: body(input<z.input<typeof likeRequestSchema>>({ id: ref(memberIdSchema) }, ['id'])),
      responses: {
        200: response('The like no longer exists, or never existed.', apiResponses['/api/likes.php'].DELETE),
        400: refTo('responses', 'InvalidOrRefused'),
        ...loginMissing,
        ...notFound,
        409: { ...refused, description: 'The like is part of a match, which belongs to both members.' },
        ...tooMany,
      },
    },
  },
  '/api/auto-like.php': {
    parameters: [clientType],
    get: readAsMember(
      'autoLike',
      'Returns the labelled fictional profile that the brand lets like the member now; null if none is due. The brand limits how many there are per day; a repetition within a minute returns the same one. Only with Sec-Fetch-Site: same-origin or the client-type header; otherwise 403.',
      apiResponses['/api/auto-like.php'].GET,
    ),
  },
  '/api/like-sample.php': {
    get: read(
      'readLikeSample',
      'Returns a labelled fictional profile for the like modal of a visitor. No like is stored; null for members and if there is no such profile.',
      apiResponses['/api/like-sample.php'].GET,
    ),
  },
  '/api/discountcode.php': {
    parameters: [clientType],
    get: {
      operationId: 'readDiscountCode',
      summary:
        'Returns a discount code that the member can use now: with `welcome` their welcome offer, else the code that was typed.',
      security: members,
      parameters: [
        query('welcome', 'Asks for the welcome offer: the time bonus while it runs, else the welcome code.', {
          const: 'true',
        }),
        query('code', 'A code that was typed; case and surrounding spaces do not matter.', {
          type: 'string',
          maxLength: 200,
        }),
      ],
      responses: {
        200: response('The code, or null if no welcome offer is open.', apiResponses['/api/discountcode.php'].GET),
        ...invalid,
        ...loginMissing,
        404: { ...refused, description: 'Code not found. Also the response after too many wrong codes.' },
        409: { ...refused, description: 'Code already used.' },
      },
    },
  },
  '/api/geocode.php': {
    parameters: [clientType],
    get: {
      operationId: 'locate',
      summary:
        'Finds the town nearest to a point, among the countries of this brand, and makes it the town of the member. Only with Sec-Fetch-Site: same-origin or the client-type header; otherwise 403.',
      security: members,
      parameters: [
        query('lat', 'In degrees, -90 to 90; two decimal places are enough.', text(), true),
        query('lon', 'In degrees, -180 to 180.', text(), true),
      ],
      responses: {
        200: response('The town that was found.', apiResponses['/api/geocode.php'].GET),
        ...invalid,
        ...loginMissing,
        ...tooMany,
      },
    },
  },
  '/api/interests.php': {
    get: read(
      'listInterests',
      'Lists the interests that members can choose. A page fetches them once.',
      apiResponses['/api/interests.php'].GET,
    ),
  },
  '/api/regions.php': {
    get: {
      operationId: 'listRegions',
      summary:
        'Lists the regions of a country of this brand, or of all its countries; or the towns of a region. A page fetches them once.',
      security: anyone,
      parameters: [
        query('country', 'ISO 3166-1 alpha-2.', text()),
        query('region', 'An ISO 3166-2 code: lists the towns of this region instead.', text()),
      ],
      responses: {
        200: either('The regions or the towns.', ...Object.values(apiResponses['/api/regions.php'].GET)),
        ...invalid,
      },
    },
  },
};
