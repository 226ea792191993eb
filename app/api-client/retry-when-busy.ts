import { retryDelay } from './retry';

type Fetch = typeof fetch;

const MAX_TRIES = 4;

export interface BusyOptions {
  fetch: Fetch;
  wait: (ms: number) => Promise<void>;
  random: () => number;
}

/** Retries a navigation that got a 503 with Retry-After; a form only where the server did not begin to handle it. */
export function retryWhenBusy({ fetch, wait, random }: BusyOptions): Fetch {
  return async (input, init) => {
    for (let attempt = 1; ; attempt++) {
      const response = await fetch(input, init);
      const again = response.status === 503 && attempt < MAX_TRIES && isPageData(input);
      const after = again ? response.headers.get('Retry-After') : null;
      if (after === null || !(isRead(init) || (await wasNotBegun(response)))) return response;
      // Additional jitter, so that not all clients retry at the same moment.
      await wait(retryDelay(attempt, after, random) * (1 + random() / 2));
      init?.signal?.throwIfAborted();
    }
  };
}

/** Remix requests the data of a page at the page's URL plus this ending. */
const isPageData = (input: Parameters<Fetch>[0]) =>
  !(input instanceof Request) && new URL(input, window.location.href).pathname.endsWith('.data');

const isRead = (init: RequestInit | undefined) => (init?.method ?? 'GET').toUpperCase() === 'GET';

async function wasNotBegun(response: Response): Promise<boolean> {
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as { error?: { code?: unknown } } | null;
  return body?.error?.code === 'errors.busy';
}
