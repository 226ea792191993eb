import { coalesce } from '~/concurrency/coalesce';

export interface Polling {
  /** Looks now; resolves when the result is being served. */
  refresh: () => Promise<void>;
  close: () => void;
}

/**
 * Calls `look` now and then at intervals, never twice at once. A refresh during a look causes another look after it. An
 * error of the first look is thrown; later ones go to `onFailure`, and polling continues.
 */
export async function startPolling(
  look: () => Promise<void>,
  { everyMs, onFailure }: { everyMs: number; onFailure: (error: unknown) => void },
): Promise<Polling> {
  const refresh = coalesce(look);
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
