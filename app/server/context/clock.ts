/** The only source of time, in epoch milliseconds, UTC. Tests and the development controls can change it. */
export interface Clock {
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** A clock that a test can advance. It stands still, or runs with an offset. */
export interface AdjustableClock extends Clock {
  advance(ms: number): void;
}

/** The clock of a running server under test: it runs until a test stops it, to compare what depends on the minute. */
export interface StoppableClock extends AdjustableClock {
  stop(): void;
}

/** Runs with the base clock plus what was advanced, so that timers and tokens stay plausible in a live server. */
export function adjustableClock(base: Clock = systemClock): StoppableClock {
  let offset = 0;
  let stoppedAt: number | undefined;
  return {
    now: () => (stoppedAt ?? base.now()) + offset,
    advance: (ms) => {
      offset += ms;
    },
    stop: () => {
      stoppedAt ??= base.now();
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
