import { z } from 'zod';

/** `undo`: unblock. */
export const blockSchema = z.object({ undo: z.literal('yes').optional(), next: z.string().max(2000).optional() });
