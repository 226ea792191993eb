import { createRequire } from 'node:module';
import { constants, DatabaseSync, type SQLInputValue } from 'node:sqlite';

/** A statement as it was passed to the driver. */
export interface Statement {
  sql: string;
  parameters: unknown[];
}

type Listener = (statement: Statement) => void;
type Method = (this: object, ...rest: unknown[]) => unknown;

const require = createRequire(import.meta.url);

/**
 * Calls `listener` with every statement that this process passes to one of the two database drivers. It patches the
 * drivers, so it is only for tests, benchmarks and servers that are started to be observed.
 */
export function traceDrivers(listener: Listener): void {
  const sqlite = DatabaseSync as unknown as { prototype: Record<string, Method> };
  const { Connection } = require('mysql2') as { Connection: { prototype: Record<string, Method> } };
  const prepare = sqlite.prototype.prepare!;
  sqlite.prototype.prepare = function (sql) {
    const statement = prepare.call(this, sql) as Record<string, Method>;
    for (const name of ['all', 'run', 'get']) {
      const original = statement[name]!;
      statement[name] = function (...parameters) {
        listener({ sql: sql as string, parameters });
        return original.apply(this, parameters);
      };
    }
    return statement;
  };
  const exec = sqlite.prototype.exec!;
  sqlite.prototype.exec = function (sql) {
    listener({ sql: sql as string, parameters: [] });
    return exec.call(this, sql);
  };
  const query = Connection.prototype.query!;
  Connection.prototype.query = function (sql, ...rest) {
    if (typeof sql === 'string') listener({ sql, parameters: Array.isArray(rest[0]) ? (rest[0] as unknown[]) : [] });
    return query.call(this, sql, ...rest);
  };
}

let listening: Listener | undefined;
let patched = false;

/** The statements that `work` runs on the databases of this process. */
export async function recordStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  if (!patched) traceDrivers((statement) => listening?.(statement));
  patched = true;
  const statements: Statement[] = [];
  listening = (statement) => statements.push(statement);
  try {
    await work();
    return statements;
  } finally {
    listening = undefined;
  }
}

/** The selects among these that SQLite prepares again each time they run, although their text was prepared before. */
export function preparedAgain(url: string, statements: readonly Statement[]): string[] {
  const db = new DatabaseSync(url.slice('sqlite:'.length), { readOnly: true });
  let prepared = 0;
  // SQLite asks it whenever it prepares a statement, and never while one runs.
  db.setAuthorizer(() => {
    prepared += 1;
    return constants.SQLITE_OK;
  });
  try {
    return statements.flatMap(({ sql, parameters }) => {
      if (!/^\s*select\b/i.test(sql)) return [];
      const statement = db.prepare(sql);
      statement.all(...(parameters as SQLInputValue[]));
      const once = prepared;
      statement.all(...(parameters as SQLInputValue[]));
      return prepared > once ? [sql] : [];
    });
  } finally {
    db.close();
  }
}
