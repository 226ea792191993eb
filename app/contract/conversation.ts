import { z } from 'zod';
import { conversationReferenceSchema, messageResponseSchema } from './message';

const seqSchema = (description: string) => z.int().min(0).describe(description);

export const conversationResponseSchema = z
  .object({
    conversation: conversationReferenceSchema,
    messages: z.array(messageResponseSchema).describe('In ascending order of `seq`.'),
    more: z.boolean().describe('Whether there are more messages after the last one.'),
    earlier: z.boolean().describe('Whether there are more messages before the first one.'),
    older_hidden: z
      .boolean()
      .describe(
        'Whether messages before the first one were erased, because the brand keeps messages for a limited time only.',
      ),
    newest_seq: seqSchema(
      'The sequence number of the last of these messages, or of the last erased one if none is left: the reader has read up to this number. 0 if nothing came after `after`.',
    ),
    read_seq: seqSchema(
      'The other member has read up to this sequence number; 0 if one of the two does not share read receipts.',
    ),
    delivered_seq: seqSchema(
      'Messages up to this sequence number have reached a page of the other member; 0 under the same condition as read_seq.',
    ),
    own_read_seq: seqSchema(
      'The reader had read up to this sequence number before this response: later messages are new.',
    ),
    reaction_changes: z
      .int()
      .min(0)
      .describe(
        'How often a reaction has changed in this conversation. A page that knows a smaller number has missed changes.',
      ),
    partner_last_active: z
      .int()
      .min(0)
      .nullable()
      .describe(
        'When the other member was last active, in epoch milliseconds, UTC. Null for members who are invisible, deleted or hidden, and for fictional profiles.',
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
  receipts: z
    .boolean()
    .describe('Whether the member lets others see what was delivered and read, and sees the same of them.'),
  who_may_write: z.enum(['everybody', 'liked', 'matches']).describe('Who may begin a conversation with the member.'),
});

export type ChatSettingsResponse = z.infer<typeof chatSettingsResponseSchema>;
