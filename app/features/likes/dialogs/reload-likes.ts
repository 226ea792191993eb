import type { QueryClient } from '@tanstack/react-query';
import { likesQuery } from '~/api-client/queries';

/** The delay after a like that makes a match, before the likes are loaded again (specification, section 9). */
export const MATCH_RELOAD_MS = 500;

/** Errors are ignored, because the next poll tries again. */
export function reloadLikesSoon(client: Pick<QueryClient, 'fetchQuery'>): void {
  setTimeout(() => void client.fetchQuery({ ...likesQuery, staleTime: 0 }).catch(() => {}), MATCH_RELOAD_MS);
}
