import { coalesce } from '~/concurrency/coalesce';

export interface Polling {
  /** Looks now; resolves when what was found is being served. */
  refresh: () => Promise<void>;
  close: () => void;
}

/**
 * Looks at something again and again, first of all now. One look at a time, and a refresh asked for during a look is
 * a look that begins after it. The first look's failure is the caller's; later ones are told and looked past.
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
