import { z } from 'zod';

export const pushResponseSchema = z
  .object({
    push: z.object({
      subscribed: z.boolean().describe('Whether push notifications are sent to this browser.'),
    }),
  })
  .meta({ id: 'PushResponse', description: 'Whether this browser gets push notifications.' });

export type PushResponse = z.infer<typeof pushResponseSchema>;
