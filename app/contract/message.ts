import { z } from 'zod';
import { authorKindSchema, conversationIdSchema, countSchema, messageIdSchema, timeSchema } from './identifiers';

/**
 * What became of a message of one's own. waiting: not delivered until an e-mail address is confirmed, its credits
 * reserved. reserved: delivered, paid only when answered. returned: the time was over, the credits went back.
 */
export const messageStateSchema = z.enum(['sent', 'waiting', 'reserved', 'returned']);
export type MessageState = z.infer<typeof messageStateSchema>;

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
    state: messageStateSchema.describe(
      'waiting: delivered when an e-mail address is confirmed. reserved: paid only when answered. returned: the credits were returned.',
    ),
    request_key: z.string().nullable().describe('Of an own message: the key it was sent with.'),
  })
  .meta({ id: 'MessageResponse', description: 'A message of a conversation.' });

export type MessageResponse = z.infer<typeof messageResponseSchema>;

/** Which conversation: what changes one responds with it. */
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
