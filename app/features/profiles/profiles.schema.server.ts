import { z } from 'zod';

/**
 * `country` asks for the regions of a country (without it, those of all countries of the brand), `region` for the towns
 * of a region.
 */
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
