/** The only source of time, in epoch milliseconds, UTC. Tests and the development controls can change it. */
export interface Clock {
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** A clock that a test can advance. It stands still, or runs with an offset. */
export interface AdjustableClock extends Clock {
  advance(ms: number): void;
}

/** Runs with the base clock plus what was advanced, so that timers and tokens stay plausible in a live server. */
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
