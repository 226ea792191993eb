/** A value that both databases can store. No table contains binary data. */
export type Value = string | number | null;
export type Row = Value[];

export interface TableFacts {
  name: string;
  /** Without the columns that the database generates. */
  columns: string[];
  rows: number;
}

/** The contents of a database at one moment. Writers are neither delayed nor seen. */
export interface Snapshot {
  tables: TableFacts[];
  /** The names of the applied migrations, in order. */
  migrations: string[];
  /** The rows in pieces, with the values in the order of `table.columns`. */
  read(table: TableFacts): AsyncIterable<Row[]>;
  close(): Promise<void>;
}

export interface Filler {
  columns(table: string): Promise<string[]>;
  insert(table: string, columns: readonly string[], rows: readonly Row[]): Promise<void>;
  count(table: string): Promise<number>;
  close(): Promise<void>;
}

/** Rows per piece. */
export const ROWS = 1000;

export async function* inPieces(rows: Iterable<Row> | AsyncIterable<Row>): AsyncGenerator<Row[]> {
  let piece: Row[] = [];
  for await (const row of rows) {
    piece.push(row);
    if (piece.length < ROWS) continue;
    yield piece;
    piece = [];
  }
  if (piece.length > 0) yield piece;
}

/** Whether a table is part of a copy: not the record of migrations, nor the tables that belong to a running process. */
export const isCopied = (table: string): boolean =>
  !/^(?:kysely_|sqlite_)/.test(table) && table !== 'unfinished_restore' && table !== 'job_lease';
