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
 * | reserved  | Delivered; the credits are reserved until somebody answers.                 | response            |
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

export const messageTypeSchema = z.enum(['text', 'photo', 'gift']);

export const messagePhotoResponseSchema = z
  .object({
    src: z.string(),
    preview: z.string(),
    width: z.int().describe('The width of src, in pixels.'),
    height: z.int().describe('The height of src, in pixels.'),
  })
  .meta({ id: 'MessagePhotoResponse', description: 'URLs that only the two members of the conversation may fetch.' });

export type MessagePhotoResponse = z.infer<typeof messagePhotoResponseSchema>;

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
