import { z } from 'zod';
import { conversationReferenceSchema, messageResponseSchema } from './message';

const seqSchema = (description: string) => z.int().min(0).describe(description);

export const conversationResponseSchema = z
  .object({
    conversation: conversationReferenceSchema,
    messages: z.array(messageResponseSchema).describe('In the order of seq.'),
    more: z.boolean().describe('There are more after the last one.'),
    earlier: z.boolean().describe('There are more before the first one.'),
    older_hidden: z
      .boolean()
      .describe('What was before the first one is gone: the brand keeps messages for a limited time.'),
    newest_seq: seqSchema(
      'The last of these messages, or of those that are gone where none is left: the reader has read up to here. 0 where nothing came after `after`.',
    ),
    read_seq: seqSchema('The other member has read up to here; 0 where one of the two does not share receipts.'),
    delivered_seq: seqSchema('Up to here the messages have reached a page of the other member; 0 as for read_seq.'),
    own_read_seq: seqSchema('The reader had read up to here before this response: what is new begins after it.'),
    partner_last_active: z
      .int()
      .min(0)
      .nullable()
      .describe(
        'When the other member was last seen, epoch milliseconds, UTC. Null for members who are invisible, gone or hidden, and for fictional profiles.',
      ),
  })
  .meta({ id: 'ConversationResponse', description: 'A part of a conversation.' });

export type ConversationResponse = z.infer<typeof conversationResponseSchema>;

export const conversationChangedResponseSchema = z
  .object({ conversation: conversationReferenceSchema })
  .meta({ id: 'ConversationChangedResponse', description: 'The conversation that was changed.' });

export type ConversationChangedResponse = z.infer<typeof conversationChangedResponseSchema>;

/** The settings of a member for all conversations. */
export const chatSettingsResponseSchema = z.object({
  receipts: z.boolean().describe('Tells others what was delivered and read, and shows it.'),
  who_may_write: z.enum(['everybody', 'liked', 'matches']).describe('Who may begin a conversation with the member.'),
});

export type ChatSettingsResponse = z.infer<typeof chatSettingsResponseSchema>;
