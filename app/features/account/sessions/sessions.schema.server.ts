import { z } from 'zod';

/** One of the member's logins, or all but this one. */
export const endSessionSchema = z.union([
  z.object({ end: z.literal('others') }),
  z.object({ end: z.literal('one'), session: z.string().regex(/^[0-9a-z]{26}$/) }),
]);
