import { z } from 'zod';
import { authorKindSchema, conversationIdSchema, countSchema, messageIdSchema, timeSchema } from './identifiers';

/**
 * The states of a message of one's own, in the order in which they occur. Responses, send queue and texts
 * (`chat.state-…`) share one vocabulary; each uses the states that it can know:
 *
 * | state     | meaning                                                                     | known to            |
 * | --------- | --------------------------------------------------------------------------- | ------------------- |
 * | queued    | On the device; there is no connection.                                      | page                |
 * | sending   | On its way to the server.                                                   | send queue          |
 * | failed    | Not accepted; the member decides whether to try again.                      | send queue          |
 * | sent      | Stored and paid.                                                            | response            |
 * | pending   | Stored, not deliverable before the recipient confirms their e-mail address. | response            |
 * | reserved  | Delivered; the credits are reserved until someone answers.                 | response            |
 * | returned  | Nobody answered in time: the credits were returned.                         | response            |
 * | delivered | Reached a page of the other member (delivered_seq of the conversation).     | page                |
 * | read      | Read by the other member (read_seq of the conversation).                    | page                |
 *
 * The database has no column for the state: `charge` says what became of the credits, and `delivered_at` since when the
 * recipient could receive the message. Only `messageStateOf` (features/chat/server/message-response.server.ts) derives
 * a state from the two.
 */
export const messageStateSchema = z.enum([
  'queued',
  'sending',
  'failed',
  'sent',
  'pending',
  'reserved',
  'returned',
  'delivered',
  'read',
]);
export type MessageState = z.infer<typeof messageStateSchema>;

/** The states that a response may contain. */
const storedStateSchema = messageStateSchema.extract(['sent', 'pending', 'reserved', 'returned']);
export type StoredMessageState = z.infer<typeof storedStateSchema>;

/** The states in the conversation list: of the member's own newest message. */
export const listedStateSchema = messageStateSchema.extract([
  'sent',
  'pending',
  'reserved',
  'returned',
  'delivered',
  'read',
]);
export type ListedMessageState = z.infer<typeof listedStateSchema>;

export const messageTypeSchema = z.enum(['text', 'photo', 'gift']);

/** What a member can react with to a message that they received. Named in the texts (`chat.reaction-…`). */
export const reactionSchema = z
  .enum(['heart', 'laugh', 'wow', 'sad', 'thumbs-up', 'fire'])
  .meta({ id: 'Reaction', description: 'A reaction to a message. Free, and at most one per message.' });
export type Reaction = z.infer<typeof reactionSchema>;

export const messagePhotoResponseSchema = z
  .object({
    src: z.string(),
    preview: z.string(),
    width: z.int().describe('The width of src, in pixels.'),
    height: z.int().describe('The height of src, in pixels.'),
  })
  .meta({ id: 'MessagePhotoResponse', description: 'URLs that only the two members of the conversation may fetch.' });

export type MessagePhotoResponse = z.infer<typeof messagePhotoResponseSchema>;

/** What a comment is about. One of the two is null. */
export const messageAboutSchema = z
  .object({
    photo: z.string().nullable().describe('The file name of the photo’s small rendition; each request is authorised.'),
    words: z.string().nullable().describe('The line as it was when the comment was sent, shortened.'),
  })
  .meta({
    id: 'MessageAbout',
    description: 'The photo or the line of the recipient’s profile that a comment is about.',
  });

export type MessageAbout = z.infer<typeof messageAboutSchema>;

/** The message that a reply quotes, as its reader sees it now. */
export const messageQuoteSchema = z
  .object({
    seq: z.int().min(1),
    own: z.boolean().describe('The quoted message was sent by the reader.'),
    type: messageTypeSchema.nullable().describe('Null if the reader no longer sees the quoted message.'),
    text: z.string().describe('As in a message, shortened; empty if it is no longer seen.'),
  })
  .meta({ id: 'MessageQuote', description: 'The message of the same conversation that a reply quotes.' });

export type MessageQuote = z.infer<typeof messageQuoteSchema>;

export const messageResponseSchema = z
  .object({
    id: messageIdSchema,
    seq: z
      .int()
      .min(1)
      .describe(
        'Rises within the conversation, but not always by one: erased messages leave gaps. Pass it as `after` to resume here.',
      ),
    own: z.boolean().describe('Sent by the reader.'),
    author: authorKindSchema.describe('Who wrote the message; an author who is not a member is named beside it.'),
    type: messageTypeSchema,
    text: z.string().describe('The text of the message; of a gift, its name in the catalogue; of a photo, empty.'),
    photo: messagePhotoResponseSchema.nullable().describe('The photo of a photo message, null for other types.'),
    at: timeSchema('When the message was sent.'),
    state: storedStateSchema.describe(
      'pending: delivered when an e-mail address is confirmed. reserved: charged only when answered. returned: the credits were returned.',
    ),
    reaction: reactionSchema
      .nullable()
      .describe('The reaction of the one who received it: of the reader, or of the other member to an own message.'),
    about: messageAboutSchema.nullable().describe('Of a comment on a profile; null for every other message.'),
    quote: messageQuoteSchema.nullable().describe('Of a reply to one message; null for every other message.'),
    request_key: z.string().nullable().describe('For a message of the reader: the key with which it was sent.'),
  })
  .meta({ id: 'MessageResponse', description: 'A message of a conversation.' });

export type MessageResponse = z.infer<typeof messageResponseSchema>;

/** Names the conversation in the responses of calls that change one. */
export const conversationReferenceSchema = z
  .object({ id: conversationIdSchema })
  .meta({ id: 'ConversationReference', description: 'A conversation, by its id.' });

export const sentMessageResponseSchema = z
  .object({
    conversation: conversationReferenceSchema,
    message: messageResponseSchema,
    credits: countSchema('The credits that the member has left.'),
  })
  .meta({
    id: 'SentMessageResponse',
    description: 'A message that was sent, by this request or by an earlier one with the same key.',
  });

export type SentMessageResponse = z.infer<typeof sentMessageResponseSchema>;

export const reactionResponseSchema = z
  .object({ conversation: conversationReferenceSchema, message: messageResponseSchema })
  .meta({ id: 'ReactionResponse', description: 'A message as it is after the member has reacted to it.' });

export type ReactionResponse = z.infer<typeof reactionResponseSchema>;
