import type { z } from 'zod';
import type { languageSchema as languageBody, loginSchema } from '~/features/account/account.schema.server';
import type { likeRequestSchema } from '~/contract/likes';
import { apiResponses } from '~/contract/api';
import { languageSchema, memberIdSchema } from '~/contract/identifiers';
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
    get: read('readUser', 'Who is logged in; null for a visitor.', apiResponses['/api/user.php'].GET),
    post: {
      operationId: 'logIn',
      summary: 'Logs in by e-mail and password. The session comes as a cookie.',
      security: anyone,
      requestBody: body(
        input<Pick<z.input<typeof loginSchema>, 'email' | 'password'>>({ email: text(), password: text() }, [
          'email',
          'password',
        ]),
      ),
      responses: {
        200: response('Logged in.', apiResponses['/api/user.php'].POST, {
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
      'Ends the session. Only with Sec-Fetch-Site: same-origin or the client-type header, else 403.',
      apiResponses['/api/logout.php'].GET,
    ),
    post: {
      operationId: 'logOutByForm',
      summary: 'The form of the pages: ends the session and leads to /login.',
      security: anyone,
      responses: { 302: { description: 'Logged out.' } },
    },
  },
  '/api/settings.php': {
    get: read('readSettings', 'The public settings of the brand of this host.', apiResponses['/api/settings.php'].GET),
  },
  '/api/companyinfo.php': {
    get: read(
      'readCompany',
      'The company behind the brand of this host. Once per page life.',
      apiResponses['/api/companyinfo.php'].GET,
    ),
  },
  '/api/likes.php': {
    get: readAsMember('readLikes', 'Who likes the member.', apiResponses['/api/likes.php'].GET),
    post: {
      operationId: 'likeMember',
      summary: 'Likes a member, once and for good: the same however often it is sent.',
      security: members,
      requestBody: body(input<z.input<typeof likeRequestSchema>>({ id: ref(memberIdSchema) }, ['id'])),
      responses: {
        200: response('Liked, now or before.', apiResponses['/api/likes.php'].POST),
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
      requestBody: body(input<z.input<typeof likeRequestSchema>>({ id: ref(memberIdSchema) }, ['id'])),
      responses: {
        200: response('There is no like any more, or never was.', apiResponses['/api/likes.php'].DELETE),
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
      apiResponses['/api/auto-like.php'].GET,
    ),
  },
  '/api/like-sample.php': {
    get: read(
      'readLikeSample',
      'A labelled made-up profile for a visitor’s like modal. No like is written; null for members and where there is none.',
      apiResponses['/api/like-sample.php'].GET,
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
        200: response('As asked.', apiResponses['/api/geocode.php'].GET),
        ...invalid,
        ...loginMissing,
        ...tooMany,
      },
    },
  },
  '/api/interests.php': {
    get: read(
      'listInterests',
      'What members can say they enjoy. Once per page life.',
      apiResponses['/api/interests.php'].GET,
    ),
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
        200: either('As asked.', ...Object.values(apiResponses['/api/regions.php'].GET)),
        ...invalid,
      },
    },
  },
};
