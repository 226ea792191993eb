/** The only source of time; tests and the development controls can turn it. Epoch milliseconds, UTC. */
export interface Clock {
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** A clock that stands still (or runs with an offset) under a test's hand. */
export interface AdjustableClock extends Clock {
  advance(ms: number): void;
}

/** Runs with the system's clock plus what was advanced, so timers and tokens stay plausible in a live server. */
export function adjustableClock(base: Clock = systemClock): AdjustableClock {
  let offset = 0;
  return {
    now: () => base.now() + offset,
    advance: (ms) => {
      offset += ms;
    },
  };
}

/** Stands still at `start` until advanced. */
export function frozenClock(start: number): AdjustableClock {
  let at = start;
  return {
    now: () => at,
    advance: (ms) => {
      at += ms;
    },
  };
}
