import { z } from 'zod';

/** The forms of the page, without the one that sends the picture. */
export const photoCheckSchema = z.discriminatedUnion(
  'intent',
  [
    z.object({
      intent: z.literal('begin'),
      version: z
        .string('errors.invalid-value')
        .max(20, 'errors.invalid-value')
        .describe('The version of the text that the member agrees to.'),
    }),
    z.object({ intent: z.literal('pose') }),
    z.object({ intent: z.literal('second') }),
    z.object({ intent: z.literal('withdraw') }),
  ],
  'errors.invalid-value',
);
