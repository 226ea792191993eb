/** The server's time in an open page, because the device's own clock may be wrong by hours. */
export interface PageClock {
  now(): number;
  subscribe(listener: () => void): () => void;
}

/** How often relative times are updated. */
const TICK_MS = 20_000;

/** Shows the server's time while the page hydrates, and then advances in steps while it has a subscriber. */
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

/** A clock that does not advance: on the server a page is rendered for one moment. */
export function stoppedClock(now: number): PageClock {
  return { now: () => now, subscribe: () => () => {} };
}
