import { z } from 'zod';

/** Who is liked, as the API names them. */
export const likeSchema = z.object({ id: z.string().regex(/^[0-9a-z]{1,26}$/, 'errors.invalid-value') });
