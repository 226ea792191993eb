/** A value as both databases have it: no table holds bytes. */
export type Value = string | number | null;
export type Row = Value[];

export interface TableFacts {
  name: string;
  /** Without those that the database makes itself. */
  columns: string[];
  rows: number;
}

/** All of a database as it was in one moment; whoever writes meanwhile is neither kept waiting nor seen. */
export interface Snapshot {
  tables: TableFacts[];
  /** The migrations it has had, in order. */
  migrations: string[];
  /** Some rows at a time, in the order of the table's columns. */
  read(table: TableFacts): AsyncIterable<Row[]>;
  close(): Promise<void>;
}

/** Fills the tables of a database that has them and nothing in them. */
export interface Filler {
  columns(table: string): Promise<string[]>;
  insert(table: string, columns: readonly string[], rows: readonly Row[]): Promise<void>;
  count(table: string): Promise<number>;
  close(): Promise<void>;
}

/** Of one piece. */
export const ROWS = 1000;

/** What remembers the migrations, and what is of one process. */
export const isCopied = (table: string): boolean =>
  !/^(?:kysely_|sqlite_)/.test(table) && table !== 'unfinished_restore' && table !== 'job_lease';
