import { z } from 'zod';

/** If `undo` is set, the request unblocks. */
export const blockSchema = z.object({ undo: z.literal('yes').optional(), next: z.string().max(2000).optional() });
