import { z } from 'zod';

/** The id of the liked member, as the API names it. */
export const likeSchema = z.object({ id: z.string().regex(/^[0-9a-z]{1,26}$/, 'errors.invalid-value') });
