/** The server's time, going on in an open page: the device's own clock may be wrong by hours. */
export interface PageClock {
  now(): number;
  subscribe(listener: () => void): () => void;
}

/** How often relative times are looked at again. */
const TICK_MS = 20_000;

/** Stands at the server's time while the page hydrates, then moves on in steps as long as somebody looks. */
export function createPageClock(serverNow: number): PageClock {
  const started = performance.now();
  const listeners = new Set<() => void>();
  let current = serverNow;
  let timer: ReturnType<typeof setInterval> | undefined;

  const tick = () => {
    current = serverNow + Math.round(performance.now() - started);
    for (const listener of listeners) listener();
  };

  return {
    now: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      timer ??= setInterval(tick, TICK_MS);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}

/** On the server a page has one moment. */
export function stoppedClock(now: number): PageClock {
  return { now: () => now, subscribe: () => () => {} };
}
