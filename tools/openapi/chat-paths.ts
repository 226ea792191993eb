import type { z } from 'zod';
import type { conversationBody, messageBody, readBody } from '~/features/chat/server/chat.schema.server';
import { apiResponses } from '~/contract/api';
import { gifts } from '~/features/chat/gifts/gift-catalogue';
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
const thisConversation = response('Done; repeating changes nothing.', apiResponses['/api/typing.php'].POST);
const giftIds = gifts.map(({ id }) => id);
const seq = whole(undefined, { minimum: 0 });

export const chatPaths = {
  '/api/chats.php': {
    get: {
      ...readAsMember('listChats', 'The member’s conversations.', apiResponses['/api/chats.php'].GET),
      parameters: [query('before', '`next` of the page before.', text())],
    },
  },
  '/api/chat.php': {
    delete: {
      operationId: 'removeChat',
      summary: 'Removes a conversation from the member’s own list; the other side keeps theirs.',
      security: members,
      requestBody: body(input<z.input<typeof conversationBody>>(conversation, ['conversation'])),
      responses: { 200: thisConversation, ...invalid, ...loginMissing, ...notFound },
    },
    put: {
      operationId: 'readChat',
      summary: 'The member has read up to this sequence number.',
      security: members,
      requestBody: body(input<z.input<typeof readBody>>({ ...conversation, read: seq }, ['conversation', 'read'])),
      responses: { 200: thisConversation, ...invalid, ...loginMissingOrRefused, ...notFound },
    },
  },
  '/api/typing.php': {
    post: {
      operationId: 'tellTyping',
      summary: 'The member is writing in this conversation: a live event for the other member, stored nowhere.',
      security: members,
      requestBody: body(input<z.input<typeof conversationBody>>(conversation, ['conversation'])),
      responses: { 200: thisConversation, ...invalid, ...loginMissingOrRefused, ...notFound },
    },
  },
  '/api/messages.php': {
    get: {
      operationId: 'readConversation',
      summary: 'The newest page, everything after a sequence number, or the page before one.',
      security: members,
      parameters: [
        query('conversation', 'Whose messages.', ref(conversationIdSchema), true),
        query('after', 'Everything after this sequence number: the resume protocol.', seq),
        query('before', 'The page before this sequence number.', seq),
      ],
      responses: {
        200: response('As asked.', apiResponses['/api/messages.php'].GET),
        ...invalid,
        ...loginMissingOrRefused,
        ...notFound,
      },
    },
    post: {
      operationId: 'sendMessage',
      summary:
        'Sends a text (message_credits) or, as a premium member, a gift (gift_credits), once per key however often it is sent.',
      security: members,
      requestBody: body(
        input<z.input<ReturnType<typeof messageBody>>>(
          {
            conversation: text('Whose conversation; or else:'),
            member: text('The member to write to, begun or not.'),
            text: text('At most message_length characters; or else:'),
            gift: oneOf(giftIds, 'One of the catalogue.'),
            request_key: text('Made by the client, 8 to 64 letters, digits, _ and -.'),
          },
          ['request_key'],
        ),
      ),
      responses: {
        200: response('Sent, now or before under this key.', apiResponses['/api/messages.php'].POST),
        ...invalid,
        402: { ...refused, description: 'Not enough credits.' },
        ...loginMissingOrRefused,
        ...notFound,
        409: { ...refused, description: 'The key was used for another message, or the other side is gone.' },
        ...tooMany,
      },
    },
  },
};
