import { z } from 'zod';

/** Which country's regions; without it those of all countries of the brand. */
export const regionsQuery = z.object({
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'errors.invalid-value')
    .optional(),
});
