import type { QueryClient, QueryKey } from '@tanstack/react-query';

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
 * A hint that comes while an answer is on its way says something that answer may not know yet: then the query is asked
 * once more, however many hints came. A failed refresh is not the person's problem: what is shown stays, the next poll
 * tries again.
 */
export function createRefresher(client: Pick<QueryClient, 'fetchQuery'>): Refresher {
  const running = new Map<string, { again: boolean; done: Promise<void> }>();

  function refreshOne(query: Refreshable): Promise<void> {
    const name = JSON.stringify(query.queryKey);
    const current = running.get(name);
    if (current) {
      current.again = true;
      return current.done;
    }
    const state = { again: false, done: Promise.resolve() };
    state.done = (async () => {
      do {
        state.again = false;
        await client.fetchQuery({ ...(query as { queryKey: QueryKey }), staleTime: 0 }).catch(() => {});
      } while (state.again);
      running.delete(name);
    })();
    running.set(name, state);
    return state.done;
  }

  return {
    async refresh(queries) {
      await Promise.all(queries.map(refreshOne));
    },
  };
}
