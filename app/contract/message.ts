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
    width: z.int().describe('Of src, in pixels.'),
    height: z.int().describe('Of src, in pixels.'),
  })
  .meta({ id: 'MessagePhotoResponse', description: 'URLs that only the two members of the conversation may fetch.' });

export type MessagePhotoResponse = z.infer<typeof messagePhotoResponseSchema>;

export const messageResponseSchema = z
  .object({
    id: messageIdSchema,
    seq: z
      .int()
      .min(1)
      .describe('Rises within the conversation, not always by one: erased messages leave holes. `after` resumes here.'),
    own: z.boolean().describe('Sent by the reader.'),
    author: authorKindSchema.describe('Who really wrote it; anybody but a member is named beside the message.'),
    type: messageTypeSchema,
    text: z.string().describe('The text; of a gift its name in the catalogue; of a photo empty.'),
    photo: messagePhotoResponseSchema.nullable().describe('Of a photo message.'),
    at: timeSchema('Sent.'),
    state: storedStateSchema.describe(
      'pending: delivered when an e-mail address is confirmed. reserved: paid only when answered. returned: the credits were returned.',
    ),
    request_key: z.string().nullable().describe('Of an own message: the key it was sent with.'),
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
    credits: countSchema('The credits that are left.'),
  })
  .meta({ id: 'SentMessageResponse', description: 'A message that was sent, now or before under the same key.' });

export type SentMessageResponse = z.infer<typeof sentMessageResponseSchema>;
