import { companyResponseSchema } from '~/contract/company';
import { languageSchema, memberIdSchema } from '~/contract/identifiers';
import {
  autoLikeResponseSchema,
  likeResponseSchema,
  likeSampleResponseSchema,
  likesResponseSchema,
  unlikeResponseSchema,
} from '~/contract/likes';
import {
  geocodeResponseSchema,
  interestsResponseSchema,
  regionsResponseSchema,
  townsResponseSchema,
} from '~/contract/places';
import { settingsResponseSchema } from '~/contract/settings';
import { loginResponseSchema, logoutResponseSchema, viewerResponseSchema } from '~/contract/user';
import { input, ref, refTo, text } from './json-schema';
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
import { either, PRIVATE, response } from './responses';

const clientType = refTo('parameters', 'ClientType');

export const paths = {
  '/api/user.php': {
    parameters: [clientType],
    get: read('readUser', 'Who is logged in; null for a visitor.', viewerResponseSchema),
    post: {
      operationId: 'logIn',
      summary: 'Logs in by e-mail and password. The session comes as a cookie.',
      security: anyone,
      requestBody: body(input({ email: text(), password: text() }, ['email', 'password'])),
      responses: {
        200: response('Logged in.', loginResponseSchema, {
          ...PRIVATE,
          'Set-Cookie': { required: true, description: 'The session, 30 days.', schema: { type: 'string' } },
        }),
        ...invalid,
        401: refused,
        403: { ...refused, description: 'The account was deleted and can be reactivated.' },
        ...tooMany,
      },
    },
    put: {
      operationId: 'setLanguage',
      summary: 'The member’s language.',
      security: members,
      requestBody: body(input({ language: ref(languageSchema) }, ['language'])),
      responses: {
        200: response('The user in the new language.', loginResponseSchema),
        ...invalid,
        ...loginMissing,
      },
    },
  },
  '/api/logout.php': {
    parameters: [clientType],
    get: read(
      'logOut',
      'Ends the session. Only with Sec-Fetch-Site: same-origin or the client-type header, else 403.',
      logoutResponseSchema,
    ),
    post: {
      operationId: 'logOutByForm',
      summary: 'The form of the pages: ends the session and leads to /login.',
      security: anyone,
      responses: { 302: { description: 'Logged out.' } },
    },
  },
  '/api/settings.php': {
    get: read('readSettings', 'The public settings of the brand of this host.', settingsResponseSchema),
  },
  '/api/companyinfo.php': {
    get: read('readCompany', 'The company behind the brand of this host. Once per page life.', companyResponseSchema),
  },
  '/api/likes.php': {
    get: readAsMember('readLikes', 'Who likes the member.', likesResponseSchema),
    post: {
      operationId: 'likeMember',
      summary: 'Likes a member, once and for good: the same however often it is sent.',
      security: members,
      requestBody: body(input({ id: ref(memberIdSchema) }, ['id'])),
      responses: {
        200: response('Liked, now or before.', likeResponseSchema),
        400: refTo('responses', 'InvalidOrRefused'),
        ...loginMissingOrRefused,
        ...notFound,
        ...tooMany,
      },
    },
    delete: {
      operationId: 'unlikeMember',
      summary: 'Takes a like back, as long as it is no match: the same however often it is sent.',
      security: members,
      requestBody: body(input({ id: ref(memberIdSchema) }, ['id'])),
      responses: {
        200: response('There is no like any more, or never was.', unlikeResponseSchema),
        400: refTo('responses', 'InvalidOrRefused'),
        ...loginMissing,
        ...notFound,
        409: { ...refused, description: 'It is a match, which belongs to both.' },
        ...tooMany,
      },
    },
  },
  '/api/auto-like.php': {
    parameters: [clientType],
    get: readAsMember(
      'autoLike',
      'The labelled made-up profile whose like the brand gives now; null where none is due. At most as many a day as the brand says; called again within a minute it is the same one. Only with Sec-Fetch-Site: same-origin or the client-type header, else 403.',
      autoLikeResponseSchema,
    ),
  },
  '/api/like-sample.php': {
    get: read(
      'readLikeSample',
      'A labelled made-up profile for a visitor’s like modal. No like is written; null for members and where there is none.',
      likeSampleResponseSchema,
    ),
  },
  '/api/geocode.php': {
    parameters: [clientType],
    get: {
      operationId: 'locate',
      summary:
        'The town nearest to a point, among the countries of this brand; it becomes the member’s. Only with Sec-Fetch-Site: same-origin or the client-type header, else 403.',
      security: members,
      parameters: [
        query('lat', 'Degrees, -90 to 90; two digits are enough.', text(), true),
        query('lon', 'Degrees, -180 to 180.', text(), true),
      ],
      responses: {
        200: response('As asked.', geocodeResponseSchema),
        ...invalid,
        ...loginMissing,
        ...tooMany,
      },
    },
  },
  '/api/interests.php': {
    get: read('listInterests', 'What members can say they enjoy. Once per page life.', interestsResponseSchema),
  },
  '/api/regions.php': {
    get: {
      operationId: 'listRegions',
      summary:
        'The regions of a country of this brand, without one those of all; or a region’s towns. Once per page life.',
      security: anyone,
      parameters: [
        query('country', 'ISO 3166-1 alpha-2.', text()),
        query('region', 'ISO 3166-2: the towns of this region instead.', text()),
      ],
      responses: {
        200: either('As asked.', regionsResponseSchema, townsResponseSchema),
        ...invalid,
      },
    },
  },
};
