import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { coalesce } from '~/concurrency/coalesce';

interface Refreshable {
  queryKey: QueryKey;
  // The cache knows what each query answers; here it only matters that it is asked.
  queryFn?: unknown;
}

/** Fetches queries anew, each at most once at a time. */
export interface Refresher {
  refresh(queries: readonly Refreshable[]): Promise<void>;
}

/**
 * A live event that comes while an answer is on its way says something that answer may not know yet: then the query is asked
 * once more, however many live events came. A failed refresh is not the person's problem: what is shown stays, the next poll
 * tries again.
 */
export function createRefresher(client: Pick<QueryClient, 'fetchQuery'>): Refresher {
  const fetches = new Map<string, () => Promise<void>>();

  function refreshOne(query: Refreshable): Promise<void> {
    const name = JSON.stringify(query.queryKey);
    const known = fetches.get(name);
    if (known) return known();
    const fetch = coalesce(async () => {
      await client.fetchQuery({ ...(query as { queryKey: QueryKey }), staleTime: 0 }).catch(() => {});
    });
    fetches.set(name, fetch);
    return fetch();
  }

  return {
    async refresh(queries) {
      await Promise.all(queries.map(refreshOne));
    },
  };
}
