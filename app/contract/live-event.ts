import { z } from 'zod';
import { conversationIdSchema } from './identifiers';

/** An item of the event stream. It says that something happened; the page then fetches what. */
export const liveEventSchema = z
  .object({
    kind: z
      .enum([
        'message',
        'delivered',
        'read',
        'reaction',
        'typing',
        'presence',
        'like',
        'match',
        'credits',
        'conversation',
        'logout',
        'resync',
      ])
      .describe(
        'What happened. logout: the stream ends. resync: events were lost, so the page fetches everything again.',
      ),
    conversation: conversationIdSchema.optional().describe('The conversation in which it happened.'),
    seq: z.int().min(0).optional().describe('The sequence number of the newest message concerned.'),
  })
  .meta({ id: 'LiveEvent', description: 'Says that something happened; the page fetches the details.' });

export type LiveEvent = z.infer<typeof liveEventSchema>;
