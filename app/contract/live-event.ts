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
        'typing',
        'presence',
        'like',
        'match',
        'credits',
        'conversation',
        'logout',
        'resync',
      ])
      .describe('What happened. logout: the stream ends. resync: events were lost, so everything is fetched.'),
    conversation: conversationIdSchema.optional().describe('Where it happened.'),
    seq: z.int().min(0).optional().describe('Of the newest message that it concerns.'),
  })
  .meta({ id: 'LiveEvent', description: 'That something happened; what happened is fetched.' });

export type LiveEvent = z.infer<typeof liveEventSchema>;
