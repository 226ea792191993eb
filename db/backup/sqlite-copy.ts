import { pathToFileURL } from 'node:url';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { inPieces, isCopied, type Filler, type Row, type Snapshot, type TableFacts } from './copy';

const quoted = (name: string) => `"${name}"`;

export function snapshotOfSqlite(path: string): Snapshot {
  // Not opened read-only, which fails in WAL mode while the server is down. `query_only` prevents writes.
  const db = openExisting(path);
  db.exec('pragma query_only = ON');
  // The first read in the transaction fixes the snapshot; later writes stay in the log.
  db.exec('begin');
  const names = firsts<string>(db, "select name from sqlite_master where type = 'table' order by name");
  const tables: TableFacts[] = names.filter(isCopied).map((name) => ({
    name,
    columns: columnsOf(db, name),
    rows: rowsOf(db, name),
  }));
  const migrations = names.includes('kysely_migration')
    ? firsts<string>(db, 'select name from kysely_migration order by name')
    : [];
  return {
    tables,
    migrations,
    read: ({ name, columns }) => {
      const statement = db.prepare(`select ${columns.map(quoted).join(', ')} from ${quoted(name)}`);
      statement.setReturnArrays(true);
      return inPieces(statement.iterate() as Iterable<unknown> as Iterable<Row>);
    },
    close: async () => void db.close(),
  };
}

export function fillerOfSqlite(path: string): Filler {
  const db = openExisting(path);
  db.exec('pragma foreign_keys = OFF');
  const insert = (table: string, columns: readonly string[], rows: readonly Row[]) => {
    const statement = db.prepare(
      `insert into ${quoted(table)} (${columns.map(quoted).join(', ')}) values (${columns.map(() => '?').join(', ')})`,
    );
    for (const row of rows) statement.run(...(row as SQLInputValue[]));
  };
  return {
    columns: async (table) => columnsOf(db, table),
    async insert(table, columns, rows) {
      db.exec('begin');
      try {
        insert(table, columns, rows);
        db.exec('commit');
      } catch (error) {
        // Some errors have already ended the transaction.
        if (db.isTransaction) db.exec('rollback');
        throw error;
      }
    },
    count: async (table) => rowsOf(db, table),
    async close() {
      db.exec('pragma wal_checkpoint(TRUNCATE)');
      db.close();
    },
  };
}

/** A file that is not there is an error; opened as usual, it would be made. */
function openExisting(path: string): DatabaseSync {
  const file = pathToFileURL(path);
  file.searchParams.set('mode', 'rw');
  return new DatabaseSync(file, { timeout: 10_000 });
}

/** The first value of each row. */
function firsts<T>(db: DatabaseSync, sql: string, ...parameters: SQLInputValue[]): T[] {
  const statement = db.prepare(sql);
  statement.setReturnArrays(true);
  return (statement.all(...parameters) as unknown as T[][]).map(([first]) => first!);
}

const rowsOf = (db: DatabaseSync, table: string) => firsts<number>(db, `select count(*) from ${quoted(table)}`)[0]!;

const columnsOf = (db: DatabaseSync, table: string) =>
  firsts<string>(db, 'select name from pragma_table_info(?)', table);
