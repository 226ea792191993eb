import {
  flag,
  id,
  object,
  oneOf,
  orNull,
  listOf,
  ref,
  text,
  textOrNull,
  time,
  whole,
  type JsonSchema,
} from './json-schema';

const messageType = oneOf(['text', 'photo', 'gift']);
const conversation = object({ id: ref('ConversationId') });
const seq = (description: string) => whole(description, { minimum: 0 });

/** Conversations and messages (spec section 3, "Chat item", "Message types"). */
export const chatSchemas: Record<string, JsonSchema> = {
  ConversationId: id('A conversation.'),
  Conversation: conversation,
  ChatItem: object({
    conversation: ref('Conversation'),
    profile: ref('Profile'),
    num_unread_messages: whole(undefined, { minimum: 0 }),
    last_message: {
      oneOf: [
        object({
          type: messageType,
          text: text('One line, perhaps cut.'),
          at: time('Sent.'),
          own: flag('Sent by the reader.'),
        }),
        { type: 'null' },
      ],
    },
  }),
  Chats: object(
    {
      chats: listOf(ref('ChatItem'), 'The newest message first.'),
      num_unread_messages: whole('Over all conversations, also those of further pages.', { minimum: 0 }),
      next: textOrNull('`before` of the next page; null on the last.'),
    },
    { description: 'A member’s conversations. Those with blocked members, whoever blocked, are left out.' },
  ),
  MessagePhoto: object(
    { src: text(), preview: text(), width: whole('Of src, in pixels.'), height: whole() },
    { description: 'Addresses that answer to the two people of the conversation alone.' },
  ),
  Message: object({
    id: id('A message.'),
    seq: whole('1, 2, 3 … within the conversation, without a gap: "everything after n" resumes.', { minimum: 1 }),
    own: flag('Sent by the reader.'),
    author: oneOf(['member', 'operator', 'automation', 'system'], 'Who really wrote it.'),
    type: messageType,
    text: text('The words; of a gift its name in the catalogue; of a photo nothing.'),
    photo: orNull(ref('MessagePhoto')),
    at: time('Sent.'),
    state: oneOf(
      ['sent', 'waiting', 'reserved', 'returned'],
      'waiting: delivered when an address is confirmed. reserved: paid only when answered. returned: the credits went back.',
    ),
    request_key: textOrNull('Of an own message: the key it was sent with.'),
  }),
  Thread: object(
    {
      conversation: ref('Conversation'),
      messages: listOf(ref('Message'), 'In the order of seq.'),
      more: flag('There is more after the last one.'),
      earlier: flag('There is more before the first one.'),
      older_hidden: flag('What was before is gone: the brand keeps messages for a time only.'),
      newest_seq: seq(
        'The last of these messages, or of those that are gone where none is left: read by who looks. 0 where nothing came after `after`.',
      ),
      read_seq: seq('The other side has read up to here; 0 where one of the two keeps that to themselves.'),
      delivered_seq: seq('Up to here it has reached a page of the other side; 0 likewise.'),
      own_read_seq: seq('The reader had read up to here before this answer.'),
      partner_last_active: orNull(
        time('The other side was there last; null for who is invisible, gone or hidden, and for a made-up profile.'),
      ),
    },
    { description: 'A part of a conversation.' },
  ),
  SentMessage: object({
    conversation: ref('Conversation'),
    message: ref('Message'),
    credits: whole('What is left.', { minimum: 0 }),
  }),
};
