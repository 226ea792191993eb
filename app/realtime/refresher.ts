import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { coalesce } from '~/concurrency/coalesce';

interface Refreshable {
  queryKey: QueryKey;
  // The cache knows the result types of the queries; they do not matter here.
  queryFn?: unknown;
}

/** Fetches queries again, each at most once at a time. */
export interface Refresher {
  refresh(queries: readonly Refreshable[]): Promise<void>;
}

/** An event during a fetch may be newer than its data, so one more follows. The next poll makes up for a failure. */
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
