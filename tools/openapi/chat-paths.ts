import type { z } from 'zod';
import type { conversationBody, messageBody, reactionBody, readBody } from '~/features/chat/chat.schema.server';
import { apiResponses } from '~/contract/api';
import { gifts } from '~/features/chat/gifts/gift-catalogue';
import { reactionSchema } from '~/contract/message';
import { conversationIdSchema } from '~/contract/identifiers';
import { input, oneOf, ref, text, whole } from './json-schema';
import {
  body,
  invalid,
  loginMissing,
  loginMissingOrRefused,
  members,
  notFound,
  query,
  readAsMember,
  refused,
  tooMany,
} from './operations';
import { response } from './responses';

const conversation = { conversation: ref(conversationIdSchema) };
const thisConversation = response('Done; a repetition changes nothing.', apiResponses['/api/typing.php'].POST);
const giftIds = gifts.map(({ id }) => id);
const seq = whole(undefined, { minimum: 0 });

export const chatPaths = {
  '/api/chats.php': {
    get: {
      ...readAsMember('listChats', 'Lists the conversations of the member.', apiResponses['/api/chats.php'].GET),
      parameters: [query('before', 'The `next` of the page before.', text())],
    },
  },
  '/api/chat.php': {
    delete: {
      operationId: 'removeChat',
      summary: 'Removes a conversation from the list of the member; the other member keeps it.',
      security: members,
      requestBody: body(input<z.input<typeof conversationBody>>(conversation, ['conversation'])),
      responses: { 200: thisConversation, ...invalid, ...loginMissing, ...notFound },
    },
    put: {
      operationId: 'readChat',
      summary: 'Records that the member has read up to this sequence number.',
      security: members,
      requestBody: body(input<z.input<typeof readBody>>({ ...conversation, read: seq }, ['conversation', 'read'])),
      responses: { 200: thisConversation, ...invalid, ...loginMissingOrRefused, ...notFound },
    },
  },
  '/api/typing.php': {
    post: {
      operationId: 'tellTyping',
      summary:
        'Reports that the member is typing in this conversation: a live event for the other member, stored nowhere.',
      security: members,
      requestBody: body(input<z.input<typeof conversationBody>>(conversation, ['conversation'])),
      responses: { 200: thisConversation, ...invalid, ...loginMissingOrRefused, ...notFound },
    },
  },
  '/api/messages.php': {
    get: {
      operationId: 'readConversation',
      summary: 'Returns the newest page of a conversation, everything after a sequence number, or the page before one.',
      security: members,
      parameters: [
        query('conversation', 'The conversation whose messages are returned.', ref(conversationIdSchema), true),
        query('after', 'Returns everything after this sequence number, so that a page can catch up.', seq),
        query('before', 'Returns the page before this sequence number.', seq),
      ],
      responses: {
        200: response('The messages as requested.', apiResponses['/api/messages.php'].GET),
        ...invalid,
        ...loginMissingOrRefused,
        ...notFound,
      },
    },
    put: {
      operationId: 'reactToMessage',
      summary: 'Reacts to a message that the member received, or takes the reaction back: free, one per message.',
      security: members,
      requestBody: body(
        input<z.input<typeof reactionBody>>(
          {
            ...conversation,
            seq,
            reaction: { anyOf: [ref(reactionSchema), { type: 'null' }], description: 'Null takes it back.' },
          },
          ['conversation', 'seq', 'reaction'],
        ),
      ),
      responses: {
        200: response('The message with the reaction.', apiResponses['/api/messages.php'].PUT),
        ...invalid,
        ...loginMissingOrRefused,
        ...notFound,
        409: { ...refused, description: 'The other member no longer has an account.' },
        ...tooMany,
      },
    },
    post: {
      operationId: 'sendMessage',
      summary:
        'Sends a text (message_credits) or, for premium members, a gift (gift_credits): once per key, however often it is repeated.',
      security: members,
      requestBody: body(
        input<z.input<ReturnType<typeof messageBody>>>(
          {
            conversation: text('The conversation to write in; alternatively, `member`.'),
            member: text('The member to write to, whether or not a conversation exists.'),
            text: text('At most message_length characters; alternatively, `gift`.'),
            gift: oneOf(giftIds, 'A gift from the catalogue.'),
            reply_to: whole('The seq of a received message of this conversation that the text replies to and quotes.', {
              minimum: 0,
            }),
            request_key: text('A key that the client makes: 8 to 64 letters, digits, _ and -.'),
          },
          ['request_key'],
        ),
      ),
      responses: {
        200: response(
          'Sent, by this request or by an earlier one with the same key.',
          apiResponses['/api/messages.php'].POST,
        ),
        ...invalid,
        402: { ...refused, description: 'The member does not have enough credits.' },
        ...loginMissingOrRefused,
        ...notFound,
        409: {
          ...refused,
          description: 'The key was used for another message, or the other member no longer has an account.',
        },
        ...tooMany,
      },
    },
  },
};
