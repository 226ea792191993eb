import * as v8 from 'node:v8';

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

/** A class without any instance: counting its instances causes the collection. */
function Nothing(): void {}

/** Unlike `gc()`, this returns the room for young objects too (134 MB). In Node only counting instances does so. */
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
