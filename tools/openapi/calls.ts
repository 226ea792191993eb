import { loginSchema } from '~/features/account/account.schema.server';
import { pushBodySchema } from '~/features/notifications/push/push.schema.server';
import { call, type DescribedCalls } from './api-paths';
import { refTo, requestSchema } from './json-schema';
import { empty, messageResponses, query, domainError } from './operations';

const parameters = [refTo('parameters', 'ClientType')];
const noAccount = domainError(409, 'The other member no longer has an account.');
const inConversation = [403, 404] as const;
const done = 'Done; a repetition changes nothing.';

export const calls: DescribedCalls = {
  '/api/page-hidden.php': {
    POST: call(
      'reportHidden',
      'The beacon of a page that a visitor left. The Referer says which page; where `lb` was in its URL, it counts.',
      { also: [empty(204, 'Received; also where nothing was counted.')] },
    ),
  },
  '/api/user.php': {
    parameters,
    GET: call('readUser', 'Returns who is logged in; null for a visitor.'),
    POST: call(
      'logIn',
      'Logs in with an e-mail address and a password; the session is set as a cookie. With push=1 it stores the push subscription of the member’s browser, or ends it.',
      {
        parameters: [query('push', '1: the body is a push subscription.', { const: '1' })],
        sends: {
          anyOf: [
            requestSchema(loginSchema.pick({ email: true, password: true }), ['email', 'password']),
            requestSchema(pushBodySchema),
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
        also: [
          400,
          401,
          {
            403: {
              ...refTo('responses', 'LoginMissingOrRefused'),
              description: 'The account was deleted and can be reactivated; or with push=1, nobody is logged in.',
            },
          },
          429,
        ],
      },
    ),
    PUT: call('setLanguage', 'Sets the language of the member.', { done: 'The user in the new language.' }),
  },
  '/api/logout.php': {
    parameters,
    GET: call(
      'logOut',
      'Ends the session. Only with Sec-Fetch-Site: same-origin or the client-type header; otherwise 403.',
    ),
    POST: call('logOutByForm', 'Ends the session and redirects to /login, for the form of the pages.', {
      also: [empty(302, 'Logged out.')],
    }),
  },
  '/api/settings.php': {
    GET: call('readSettings', 'Returns the public settings of the brand of this host.'),
  },
  '/api/companyinfo.php': {
    GET: call('readCompany', 'Returns the company behind the brand of this host. A page fetches it once.'),
  },
  '/api/likes.php': {
    GET: call('readLikes', 'Returns who likes the member.'),
    POST: call('likeMember', 'Likes a member; a repetition changes nothing.', {
      done: 'Liked, by this request or by an earlier one.',
      also: [400, ...inConversation, 429],
    }),
    DELETE: call('unlikeMember', 'Takes a like back, unless it is part of a match; a repetition changes nothing.', {
      done: 'The like no longer exists, or never existed.',
      also: [400, 404, domainError(409, 'The like is part of a match, which belongs to both members.'), 429],
    }),
  },
  '/api/auto-like.php': {
    parameters,
    GET: call(
      'autoLike',
      'Returns the labelled fictional profile that the brand lets like the member now; null if none is due. The brand limits how many there are per day; a repetition within a minute returns the same one. Only with Sec-Fetch-Site: same-origin or the client-type header; otherwise 403.',
    ),
  },
  '/api/like-sample.php': {
    GET: call(
      'readLikeSample',
      'Returns a labelled fictional profile for the like modal of a visitor. No like is stored; null for members and if there is no such profile.',
    ),
  },
  '/api/discountcode.php': {
    parameters,
    GET: call(
      'readDiscountCode',
      'Returns a discount code that the member can use now: with `welcome` their welcome offer, else the code that was typed.',
      {
        done: 'The code, or null if no welcome offer is open.',
        also: [
          domainError(404, 'Code not found. Also the response after too many wrong codes.'),
          domainError(409, 'Code already used.'),
        ],
      },
    ),
  },
  '/api/geocode.php': {
    parameters,
    GET: call(
      'locate',
      'Finds the town nearest to a point, among the countries of this brand, and makes it the town of the member. Only with Sec-Fetch-Site: same-origin or the client-type header; otherwise 403.',
      { done: 'The town that was found.', also: [429] },
    ),
  },
  '/api/interests.php': {
    GET: call('listInterests', 'Lists the interests that members can choose. A page fetches them once.'),
  },
  '/api/regions.php': {
    GET: call(
      'listRegions',
      'Lists the regions of a country of this brand, or of all its countries; or the towns of a region. A page fetches them once.',
      { done: 'The regions or the towns.' },
    ),
  },
  '/api/chats.php': {
    GET: call('listChats', 'Lists the conversations of the member.'),
  },
  '/api/chat.php': {
    DELETE: call('removeChat', 'Removes a conversation from the list of the member; the other member keeps it.', {
      done,
      also: [404],
    }),
    PUT: call('readChat', 'Records that the member has read up to this sequence number.', {
      done,
      also: inConversation,
    }),
  },
  '/api/typing.php': {
    POST: call(
      'tellTyping',
      'Reports that the member is typing in this conversation: a live event for the other member, stored nowhere.',
      { done, also: inConversation },
    ),
  },
  '/api/messages.php': {
    GET: call(
      'readConversation',
      'Returns the newest page of a conversation, everything after a sequence number, or the page before one.',
      { done: 'The messages as requested.', also: inConversation },
    ),
    PUT: call(
      'reactToMessage',
      'Reacts to a message that the member received, or takes the reaction back: free, one per message.',
      { done: 'The message with the reaction.', also: [...inConversation, noAccount, 429] },
    ),
    POST: call(
      'sendMessage',
      'Sends a text (message_credits) or, for premium members, a gift (gift_credits): once per key, however often it is repeated.',
      { done: 'Sent, by this request or by an earlier one with the same key.', also: [messageResponses] },
    ),
  },
};
