import * as v8 from 'node:v8';

/**
 * After so long without requests the server has time for a collection, which would delay a page by a tenth of a second
 * or two.
 */
const QUIET_MS = 20_000;
const CHECK_INTERVAL_MS = 5000;

/**
 * Returns memory to the system while there are no requests. V8 collects when it needs room, which an idle server never
 * does: the garbage of the last busy minute, and the room made for it, would stay for good.
 */
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

/** A class without any instance: counting its instances causes the collection. */
function Nothing(): void {}

/**
 * Collects all garbage and returns the room for young objects too, which `gc()` leaves as large as it has grown (134 MB
 * with the flags of `npm start`). Node's only way to do this is to count the instances of a class.
 */
function collectAll(): void {
  const warn = process.emitWarning;
  // Hides the warning that this function of Node is experimental. If it is removed one day, nothing is collected here.
  process.emitWarning = () => {};
  try {
    v8.queryObjects?.(Nothing, { format: 'count' });
  } finally {
    process.emitWarning = warn;
  }
}
