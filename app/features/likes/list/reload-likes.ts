import type { QueryClient } from '@tanstack/react-query';
import { likesQuery } from '~/api-client/queries';

/** Spec section 9: the likes are looked at again this long after a like that matches. */
export const MATCH_RELOAD_MS = 500;

/** A failed look is not the person's problem: the next poll tries again. */
export function reloadLikesSoon(client: Pick<QueryClient, 'fetchQuery'>): void {
  setTimeout(() => void client.fetchQuery({ ...likesQuery, staleTime: 0 }).catch(() => {}), MATCH_RELOAD_MS);
}
