import { coalesce } from '~/concurrency/coalesce';

export interface Polling {
  /** Polls now; resolves when the result is being served. */
  refresh: () => Promise<void>;
  close: () => void;
}

/**
 * Calls `poll` immediately and then at intervals, never twice at the same time. A refresh during a call causes another
 * call after it. An error of the first call is thrown; later ones go to `onFailure`, and polling continues.
 */
export async function startPolling(
  poll: () => Promise<void>,
  { everyMs, onFailure }: { everyMs: number; onFailure: (error: unknown) => void },
): Promise<Polling> {
  const refresh = coalesce(poll);
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  const wait = () => {
    if (closed) return;
    timer = setTimeout(() => {
      refresh().catch(onFailure).finally(wait);
    }, everyMs).unref();
  };
  await refresh();
  wait();
  return {
    refresh,
    close: () => {
      closed = true;
      clearTimeout(timer);
    },
  };
}
