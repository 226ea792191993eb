import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { CompiledQuery, QueryResult } from 'kysely';
import { isBusy } from './database-errors';

const CACHED_STATEMENTS = 400;
/** Milliseconds between two tries to open a file that another process is making. */
const PAUSE_MS = 20;

/** A prepared statement. If it returns rows, they come as lists of values, from which `toRow` makes an object. */
interface Prepared {
  statement: StatementSync;
  toRow: ToRow | undefined;
}

type ToRow = (values: unknown[]) => never;

/** One connection of Node's own SQLite with a cache of prepared statements; the least recently used are dropped. */
export class SqliteHandle {
  readonly #db: DatabaseSync;
  readonly #statements = new Map<string, Prepared>();

  constructor(path: string, options: { readonly: boolean }) {
    // Another process (a seed or a command) may hold the write lock for a moment.
    this.#db = new DatabaseSync(path, { readOnly: options.readonly, timeout: 5000 });
    if (!options.readonly) {
      this.#useLog();
      this.#assertWritable();
    }
    // FULL: a confirmed message or payment survives a power failure, not only a killed process.
    this.#db.exec('PRAGMA synchronous = FULL');
    this.#db.exec('PRAGMA foreign_keys = ON');
    // After a burst (bulk load, long read) the log shrinks again instead of staying at its largest size.
    this.#db.exec('PRAGMA journal_size_limit = 67108864');
    // What is deleted is overwritten; otherwise it would stay readable in the file until its place is used again.
    this.#db.exec('PRAGMA secure_delete = ON');
    this.#db.exec('PRAGMA temp_store = MEMORY');
    this.#db.exec('PRAGMA cache_size = -65536');
    // From now on the driver itself waits: SQLite's own waiting would block the whole process.
    if (!options.readonly) this.#db.exec('PRAGMA busy_timeout = 0');
  }

  run(query: CompiledQuery): QueryResult<never> {
    const { statement, toRow } = this.#prepare(query.sql);
    const parameters = query.parameters as SQLInputValue[];
    if (toRow) {
      const rows = statement.all(...parameters) as unknown as unknown[][];
      return { rows: rows.map((values) => toRow(values)) };
    }
    const { changes, lastInsertRowid } = statement.run(...parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  exec(sql: string): void {
    this.#db.exec(sql);
  }

  get inTransaction(): boolean {
    return this.#db.isTransaction;
  }

  close(): void {
    this.#statements.clear();
    this.#db.close();
  }

  /**
   * Of several processes that open a new file, one changes its mode. The others are refused at once, because SQLite does
   * not wait in this case whatever the timeout.
   */
  #useLog(): void {
    for (let left = 5000 / PAUSE_MS; ; left -= 1) {
      try {
        this.#db.exec('PRAGMA journal_mode = WAL');
        return;
      } catch (error) {
        if (left <= 0 || !isBusy(error)) throw error;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
      }
    }
  }

  /** SQLite silently opens a file without write permission as read-only, and every later write would fail. */
  #assertWritable(): void {
    try {
      // BEGIN alone succeeds; only a write is refused. Nothing is committed.
      this.#db.exec('BEGIN IMMEDIATE; CREATE TABLE writable_probe (id INTEGER); ROLLBACK');
    } catch (error) {
      // Another process is writing, so the file can be written.
      if (!isBusy(error)) throw error;
    }
  }

  #prepare(sql: string): Prepared {
    let prepared = this.#statements.get(sql);
    if (prepared) {
      this.#statements.delete(sql);
    } else {
      const statement = this.#db.prepare(sql);
      const columns = statement.columns().map(({ name }) => name);
      if (columns.length > 0) statement.setReturnArrays(true);
      prepared = { statement, toRow: columns.length > 0 ? rowMaker(columns) : undefined };
      if (this.#statements.size >= CACHED_STATEMENTS) this.#statements.delete(this.#statements.keys().next().value!);
    }
    this.#statements.set(sql, prepared);
    return prepared;
  }
}

/**
 * A function that is compiled for these columns makes all rows with the same layout, which costs next to nothing. Naming
 * the columns one by one doubles the time of a list, and in the driver, where every value crosses into JavaScript
 * together with its name, it costs more still.
 */
function rowMaker(columns: readonly string[]): ToRow {
  const fields = columns.map((name, place) => `${JSON.stringify(name)}: values[${place}]`);
  // The names are those of our own statements, written as string literals.
  return new Function('values', `return { ${fields.join(', ')} };`) as ToRow;
}
