import type { PrivateMariadb } from '~/testing/mariadb';

export type FaultDatabase = 'sqlite' | 'mariadb';

/** What a fault has to work with: a database of its own, and how often it strikes. */
export interface FaultWorld {
  database: FaultDatabase;
  /** An empty database; undefined: SQLite in the data directory. */
  databaseUrl: string | undefined;
  /** The private server behind databaseUrl, to be frozen or killed; undefined on SQLite. */
  mariadb: PrivateMariadb | undefined;
  /** How often a fault that is struck repeatedly is struck. */
  rounds: number;
  /** A line for the person who waits. */
  say(line: string): void;
}

/** One figure of a fault: what was seen beside what is promised. */
export interface Figure {
  what: string;
  seen: string;
  /** The promise in words; undefined: the figure only informs. */
  promised?: string;
  /** Whether the promise is kept; a figure without a promise is never broken. */
  kept?: boolean;
}

export interface Fault {
  /** Named on the command line and in the report. */
  name: string;
  /** A sentence: what is done to the product. */
  title: string;
  /** What was seen before the cure, in words; undefined where nothing was wrong. */
  before?: string;
  databases: readonly FaultDatabase[];
  strike(world: FaultWorld): Promise<Figure[]>;
}

/** A figure that must be none. */
export const none = (what: string, found: readonly unknown[] | number): Figure => {
  const count = typeof found === 'number' ? found : found.length;
  return { what, seen: String(count), promised: '0', kept: count === 0 };
};

/** A figure that must not exceed a bound. */
export const atMost = (what: string, value: number, bound: number, unit: string): Figure => ({
  what,
  seen: `${round(value)} ${unit}`,
  promised: `at most ${bound} ${unit}`,
  kept: value <= bound,
});

/** A figure that must reach a bound. */
export const atLeast = (what: string, value: number, bound: number, unit: string): Figure => ({
  what,
  seen: `${round(value)} ${unit}`,
  promised: `at least ${bound} ${unit}`,
  kept: value >= bound,
});

const round = (value: number): string =>
  Number.isInteger(value) || value >= 100 ? value.toFixed(0) : value.toPrecision(3);
