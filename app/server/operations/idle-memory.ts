import * as v8 from 'node:v8';

/** Quiet for so long, the server has time for what would hold up a page: a tenth of a second or two. */
const QUIET_MS = 20_000;
const LOOK_MS = 5000;

/**
 * Gives memory back when nobody asks for anything. V8 collects when it needs room, which an idle server never does: the
 * garbage of the last busy minute, and the room made for more of it, would stay with it for good.
 */
export function watchIdleMemory(options: {
  /** Requests that were answered so far. */
  responses: () => number;
  collect?: () => void;
  quietMs?: number;
}): { close: () => void } {
  const { responses, collect = collectAll, quietMs = QUIET_MS } = options;
  let last = responses();
  let quiet = 0;
  // What the start left behind is worth it, too.
  let busy = true;
  const timer = setInterval(() => {
    const now = responses();
    quiet = now === last ? quiet + LOOK_MS : 0;
    busy ||= now !== last;
    last = now;
    if (!busy || quiet < quietMs) return;
    busy = false;
    collect();
  }, LOOK_MS).unref();
  return { close: () => clearInterval(timer) };
}

/** A kind of which there is never an object: what is asked for is the collecting before one is looked for. */
function Nothing(): void {}

/**
 * A collection that also gives the room for young objects back, which `gc()` leaves as large as it has grown (134 MB
 * with the flags of `npm start`): Node's one way to it is to count objects of a kind.
 */
function collectAll(): void {
  const warn = process.emitWarning;
  // It says that it is experimental, each operator once a start. Where it is gone one day, memory stays as it was.
  process.emitWarning = () => {};
  try {
    v8.queryObjects?.(Nothing, { format: 'count' });
  } finally {
    process.emitWarning = warn;
  }
}
