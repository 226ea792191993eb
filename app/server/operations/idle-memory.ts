/** After so long without requests a collection delays no page; it takes a tenth of a second or two. */
const QUIET_MS = 20_000;
const CHECK_INTERVAL_MS = 5000;

/** V8 collects when it needs room, which an idle server never does: the garbage of the last busy minute would stay. */
export function watchIdleMemory(options: {
  /** The number of requests that were answered so far. */
  responses: () => number;
  collect?: () => void;
  quietMs?: number;
}): { close: () => void } {
  const { responses, collect = collectAll, quietMs = QUIET_MS } = options;
  let last = responses();
  let quiet = 0;
  // Collecting once after the start is worth it too.
  let busy = true;
  const timer = setInterval(() => {
    const now = responses();
    quiet = now === last ? quiet + CHECK_INTERVAL_MS : 0;
    busy ||= now !== last;
    last = now;
    if (!busy || quiet < quietMs) return;
    busy = false;
    collect();
  }, CHECK_INTERVAL_MS).unref();
  return { close: () => clearInterval(timer) };
}

type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

/**
 * Unlike an ordinary `gc()`, the last resort returns the room for young objects too (134 MB). Counting the instances of a
 * class does so as well, but marks each object in memory of its own, most of which the allocator then keeps.
 */
function collectAll(): void {
  const { gc } = globalThis as { gc?: Collect };
  // Only a server that was started without the flag (scripts/supervisor/server-flags.mjs) lacks it.
  gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
