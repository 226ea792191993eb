import { z } from 'zod';

const id = z.string().regex(/^[0-9a-z]{1,26}$/, 'errors.invalid-value');

/** The fields of the forms of the game. `list` is the page of the skipped list that an undo came from. */
export const swipeSchema = z.object({
  intent: z.enum(['like', 'skip', 'undo', 'undo-like', 'give'], 'errors.invalid-value'),
  id,
  list: z.coerce.number().int().min(1).max(1000).optional().catch(undefined),
});

export type SwipeForm = z.output<typeof swipeSchema>;

export interface SwipeQuery {
  /** The page of the skipped list, or null for the game. */
  skipped: number | null;
  first: string | null;
  matchedId: string | null;
}

/** Reads the query of /swipe-game. Invalid values are left out. */
export function readSwipeQuery(query: URLSearchParams): SwipeQuery {
  const idIn = (name: string) => id.safeParse(query.get(name)).data ?? null;
  const skipped = query.get('skipped');
  const page = /^[1-9]\d{0,2}$/.test(skipped ?? '') ? Number(skipped) : 1;
  return { skipped: skipped === null ? null : page, first: idIn('first'), matchedId: idIn('match') };
}
