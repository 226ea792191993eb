import type { PrivateMariadb } from '~/testing/mariadb/mariadb';

export type FaultDatabase = 'sqlite' | 'mariadb';

/** What a fault works with: a database of its own, and how often it strikes. */
export interface FaultWorld {
  database: FaultDatabase;
  /** An empty database; undefined for SQLite in the data directory. */
  databaseUrl: string | undefined;
  /** The private server behind databaseUrl, which a fault may freeze or kill; undefined with SQLite. */
  mariadb: PrivateMariadb | undefined;
  /** How often a repeated fault strikes. */
  rounds: number;
  /** Prints a line of progress. */
  say(line: string): void;
}

/** One figure of a fault: the observed value and the promise. */
export interface Figure {
  what: string;
  seen: string;
  /** The promise in words; undefined if the figure is only informative. */
  promised?: string;
  /** Whether the promise is kept; undefined without a promise. */
  met?: boolean;
}

export interface Fault {
  /** The name on the command line and in the report. */
  name: string;
  /** A sentence that says what is done to the product. */
  title: string;
  /** What was observed before the fix, in words; undefined if nothing was wrong. */
  before?: string;
  databases: readonly FaultDatabase[];
  strike(world: FaultWorld): Promise<Figure[]>;
}

/** A figure that must be 0. */
export const none = (what: string, found: readonly unknown[] | number): Figure => {
  const count = typeof found === 'number' ? found : found.length;
  return { what, seen: String(count), promised: '0', met: count === 0 };
};

/** A figure that must not exceed a bound. */
export const atMost = (what: string, value: number, bound: number, unit: string): Figure => ({
  what,
  seen: `${round(value)} ${unit}`,
  promised: `at most ${bound} ${unit}`,
  met: value <= bound,
});

/** A figure that must reach a bound. */
export const atLeast = (what: string, value: number, bound: number, unit: string): Figure => ({
  what,
  seen: `${round(value)} ${unit}`,
  promised: `at least ${bound} ${unit}`,
  met: value >= bound,
});

const round = (value: number): string =>
  Number.isInteger(value) || value >= 100 ? value.toFixed(0) : value.toPrecision(3);
