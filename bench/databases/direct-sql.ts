import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { createConnection } from 'mysql2/promise';
import { isUniqueViolation } from '~db/database-errors';
import { cpuOf } from '../load/process-cpu';
import type { SeededDatabase } from './seeded-database';
import type { Statement } from '~/testing/record-statements';

/** Runs the same statements without Kysely, guard and pool: the minimum cost of everything that queries a database. */
export interface DirectSql {
  run(statement: Statement): Promise<unknown[]>;
  begin(): Promise<void>;
  commit(): Promise<void>;
  /** The query plan, one line for each step. */
  explain(statement: Statement): Promise<string[]>;
  /** Milliseconds of CPU so far: of this process, and of the process of the database (0 for SQLite). */
  cpu(): { here: number; database: number };
  version(): Promise<string>;
  close(): Promise<void>;
}

export function openDirect({ kind, url, pid }: SeededDatabase): Promise<DirectSql> {
  const cpu = () => ({ here: cpuOf(process.pid), database: pid === undefined ? 0 : cpuOf(pid) });
  return kind === 'sqlite' ? openSqlite(url, cpu) : openMariadb(url, cpu);
}

/** Uses the settings of the product's own connections. */
async function openSqlite(url: string, cpu: DirectSql['cpu']): Promise<DirectSql> {
  const db = new DatabaseSync(url.slice('sqlite:'.length));
  for (const pragma of ['busy_timeout = 5000', 'journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON'])
    db.exec(`pragma ${pragma}`);
  for (const pragma of ['temp_store = MEMORY', 'cache_size = -65536']) db.exec(`pragma ${pragma}`);
  const prepared = new Map<string, StatementSync>();
  const prepare = (sql: string) => {
    const known = prepared.get(sql) ?? db.prepare(sql);
    prepared.set(sql, known);
    return known;
  };
  return {
    async run({ sql, parameters }) {
      return prepare(sql).all(...(parameters as SQLInputValue[]));
    },
    begin: async () => void db.exec('begin immediate'),
    commit: async () => void db.exec('commit'),
    async explain({ sql, parameters }) {
      const rows = db.prepare(`explain query plan ${sql}`).all(...(parameters as SQLInputValue[]));
      return rows.map((row) => String(row.detail));
    },
    cpu,
    version: async () => `SQLite ${String(db.prepare('select sqlite_version() as version').get()!.version)}`,
    close: async () => void db.close(),
  };
}

async function openMariadb(url: string, cpu: DirectSql['cpu']): Promise<DirectSql> {
  const connection = await createConnection({
    uri: url,
    timezone: 'Z',
    charset: 'utf8mb4',
    decimalNumbers: true,
    supportBigNumbers: true,
  });
  await connection.query('set session transaction isolation level read committed');
  const rowsOf = async (sql: string, parameters: unknown[]) => {
    const [rows] = await connection.query(sql, parameters);
    return Array.isArray(rows) ? (rows as Record<string, unknown>[]) : [];
  };
  return {
    // A row that exists is no error: on MariaDB the product inserts what may exist, and goes on (insertIgnore).
    run: ({ sql, parameters }) =>
      rowsOf(sql, parameters).catch((error: unknown) => {
        if (isUniqueViolation(error)) return [];
        throw error;
      }),
    begin: async () => void (await connection.query('begin')),
    commit: async () => void (await connection.query('commit')),
    async explain({ sql, parameters }) {
      const rows = await rowsOf(`explain ${sql}`, parameters);
      return rows.map((row) => `${row.table}: ${row.type} ${row.key ?? 'no index'}, ${row.rows} rows, ${row.Extra}`);
    },
    cpu,
    version: async () => String((await rowsOf('select version() as version', []))[0]!.version),
    close: () => connection.end(),
  };
}
