import { z } from 'zod';

/** Which country's regions, without it those of all countries of the brand; or the towns of which region. */
export const regionsQuery = z.object({
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'errors.invalid-value')
    .optional(),
  region: z
    .string()
    .regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/, 'errors.invalid-value')
    .optional(),
});
