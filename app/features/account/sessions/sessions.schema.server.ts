import { z } from 'zod';

/** Ends one of the member's sessions, or all except the current one. */
export const endSessionSchema = z.union([
  z.object({ end: z.literal('others') }),
  z.object({ end: z.literal('one'), session: z.string().regex(/^[0-9a-z]{26}$/) }),
]);
