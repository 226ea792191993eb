import { coalesce } from '~/concurrency/coalesce';

export interface Polling {
  /** Polls now; resolves when the result is being served. */
  refresh: () => Promise<void>;
  close: () => void;
}

interface PollingOptions {
  everyMs: number;
  onFailure: (error: unknown) => void;
  /** Whether to poll at this interval; always if it is left out. */
  wanted?: () => boolean;
}

/** Polls immediately and then at intervals, never twice at the same time. Only an error of the first call is thrown. */
export async function startPolling(
  poll: () => Promise<void>,
  { everyMs, onFailure, wanted = () => true }: PollingOptions,
): Promise<Polling> {
  const refresh = coalesce(poll);
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  const wait = () => {
    if (closed) return;
    timer = setTimeout(() => {
      if (wanted()) refresh().catch(onFailure).finally(wait);
      else wait();
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
