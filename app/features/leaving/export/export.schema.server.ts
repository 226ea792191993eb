import { z } from 'zod';

/** Asks for the archive. An account without a password sends none. */
export const exportSchema = z.object({
  password: z.string('errors.invalid-value').max(200, 'errors.invalid-value').default(''),
});
