import Sqlite from 'better-sqlite3';
import { inPieces, isCopied, type Filler, type Row, type Snapshot, type TableFacts } from './copy';

const quoted = (name: string) => `"${name}"`;

export function snapshotOfSqlite(path: string): Snapshot {
  // Not opened read-only, which fails in WAL mode while the server is down. `query_only` prevents writes.
  const db = new Sqlite(path, { fileMustExist: true, timeout: 10_000 });
  db.pragma('query_only = ON');
  // The first read in the transaction fixes the snapshot; later writes stay in the log.
  db.exec('begin');
  const names = db
    .prepare("select name from sqlite_master where type = 'table' order by name")
    .pluck()
    .all() as string[];
  const tables: TableFacts[] = names.filter(isCopied).map((name) => ({
    name,
    columns: columnsOf(db, name),
    rows: db
      .prepare(`select count(*) from ${quoted(name)}`)
      .pluck()
      .get() as number,
  }));
  const migrations = names.includes('kysely_migration')
    ? (db.prepare('select name from kysely_migration order by name').pluck().all() as string[])
    : [];
  return {
    tables,
    migrations,
    read: ({ name, columns }) => {
      const statement = db.prepare(`select ${columns.map(quoted).join(', ')} from ${quoted(name)}`);
      return inPieces(statement.raw().iterate() as Iterable<Row>);
    },
    close: async () => void db.close(),
  };
}

export function fillerOfSqlite(path: string): Filler {
  const db = new Sqlite(path, { fileMustExist: true, timeout: 10_000 });
  db.pragma('foreign_keys = OFF');
  const insert = (table: string, columns: readonly string[], rows: readonly Row[]) => {
    const statement = db.prepare(
      `insert into ${quoted(table)} (${columns.map(quoted).join(', ')}) values (${columns.map(() => '?').join(', ')})`,
    );
    for (const row of rows) statement.run(...row);
  };
  return {
    columns: async (table) => columnsOf(db, table),
    insert: async (table, columns, rows) => db.transaction(() => insert(table, columns, rows))(),
    count: async (table) =>
      db
        .prepare(`select count(*) from ${quoted(table)}`)
        .pluck()
        .get() as number,
    async close() {
      db.pragma('wal_checkpoint(TRUNCATE)');
      db.close();
    },
  };
}

const columnsOf = (db: Sqlite.Database, table: string) =>
  db.prepare('select name from pragma_table_info(?)').pluck().all(table) as string[];
