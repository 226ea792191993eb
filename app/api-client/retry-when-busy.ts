import { retryDelay } from './retry';

type Fetch = typeof fetch;

const MAX_TRIES = 4;

export interface BusyOptions {
  fetch: Fetch;
  wait: (ms: number) => Promise<void>;
  random: () => number;
}

/**
 * A change of pages that the server has no time for (503 with Retry-After) is tried again in a moment, in place of an
 * error page over what a person was doing. A form only where the server says that it did not begin with it.
 */
export function retryWhenBusy({ fetch, wait, random }: BusyOptions): Fetch {
  return async (input, init) => {
    for (let attempt = 1; ; attempt++) {
      const response = await fetch(input, init);
      const again = response.status === 503 && attempt < MAX_TRIES && isPageData(input);
      const after = again ? response.headers.get('Retry-After') : null;
      if (after === null || !(isRead(init) || (await wasNotBegun(response)))) return response;
      // Not all at the same moment.
      await wait(retryDelay(attempt, after, random) * (1 + random() / 2));
      init?.signal?.throwIfAborted();
    }
  };
}

/** Remix asks for the data of a page at its address with this ending. */
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
