import type { z } from 'zod';
import type { conversationBody, messageBody, reactionBody, readBody } from '~/features/chat/server/chat.schema.server';
import { gifts } from '~/features/chat/gifts/gift-catalogue';
import { reactionSchema } from '~/contract/message';
import { conversationIdSchema } from '~/contract/identifiers';
import type { DescribedCalls } from './api-paths';
import { input, oneOf, ref, text, whole } from './json-schema';
import { loginMissingOrRefused, notFound, query, refused, tooMany } from './operations';

const conversation = { conversation: ref(conversationIdSchema) };
const done = 'Done; a repetition changes nothing.';
const giftIds = gifts.map(({ id }) => id);
const seq = whole(undefined, { minimum: 0 });

type ChatPath = '/api/chats.php' | '/api/chat.php' | '/api/typing.php' | '/api/messages.php';

export const chatCalls: DescribedCalls<ChatPath> = {
  '/api/chats.php': {
    GET: {
      operationId: 'listChats',
      summary: 'Lists the conversations of the member.',
      parameters: [query('before', 'The `next` of the page before.', text())],
    },
  },
  '/api/chat.php': {
    DELETE: {
      operationId: 'removeChat',
      summary: 'Removes a conversation from the list of the member; the other member keeps it.',
      sends: input<z.input<typeof conversationBody>>(conversation, ['conversation']),
      done,
      responses: notFound,
    },
    PUT: {
      operationId: 'readChat',
      summary: 'Records that the member has read up to this sequence number.',
      sends: input<z.input<typeof readBody>>({ ...conversation, read: seq }, ['conversation', 'read']),
      done,
      responses: { ...loginMissingOrRefused, ...notFound },
    },
  },
  '/api/typing.php': {
    POST: {
      operationId: 'tellTyping',
      summary:
        'Reports that the member is typing in this conversation: a live event for the other member, stored nowhere.',
      sends: input<z.input<typeof conversationBody>>(conversation, ['conversation']),
      done,
      responses: { ...loginMissingOrRefused, ...notFound },
    },
  },
  '/api/messages.php': {
    GET: {
      operationId: 'readConversation',
      summary: 'Returns the newest page of a conversation, everything after a sequence number, or the page before one.',
      parameters: [
        query('conversation', 'The conversation whose messages are returned.', ref(conversationIdSchema), true),
        query('after', 'Returns everything after this sequence number, so that a page can catch up.', seq),
        query('before', 'Returns the page before this sequence number.', seq),
      ],
      done: 'The messages as requested.',
      responses: { ...loginMissingOrRefused, ...notFound },
    },
    PUT: {
      operationId: 'reactToMessage',
      summary: 'Reacts to a message that the member received, or takes the reaction back: free, one per message.',
      sends: input<z.input<typeof reactionBody>>(
        {
          ...conversation,
          seq,
          reaction: { anyOf: [ref(reactionSchema), { type: 'null' }], description: 'Null takes it back.' },
        },
        ['conversation', 'seq', 'reaction'],
      ),
      done: 'The message with the reaction.',
      responses: {
        ...loginMissingOrRefused,
        ...notFound,
        409: { ...refused, description: 'The other member no longer has an account.' },
        ...tooMany,
      },
    },
    POST: {
      operationId: 'sendMessage',
      summary:
        'Sends a text (message_credits) or, for premium members, a gift (gift_credits): once per key, however often it is repeated.',
      sends: input<z.input<ReturnType<typeof messageBody>>>(
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
      done: 'Sent, by this request or by an earlier one with the same key.',
      responses: {
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
