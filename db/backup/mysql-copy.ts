import type { Connection as PlainConnection } from 'mysql2';
import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import { connectionOptions } from '../mysql-driver';
import { inPieces, isCopied, ROWS, type Filler, type Snapshot, type TableFacts } from './copy';

const quoted = (name: string) => `\`${name}\``;

async function connect(url: URL): Promise<Connection> {
  const connection = await createConnection(connectionOptions(url));
  await connection.query("set session max_statement_time = 0, net_write_timeout = 3600, time_zone = '+00:00'");
  return connection;
}

async function listOf(connection: Connection, query: string, values: unknown[] = []): Promise<string[]> {
  const [rows] = await connection.query<RowDataPacket[]>(query, values);
  return rows.map((row) => String(row.name));
}

const TABLES =
  'select table_name as name from information_schema.tables where table_schema = database() order by table_name';
const columnsOf = (connection: Connection, table: string) =>
  listOf(
    connection,
    `select column_name as name from information_schema.columns where table_schema = database() and table_name = ?
     and extra not like '%GENERATED%' order by ordinal_position`,
    [table],
  );

async function countOf(connection: Connection, table: string): Promise<number> {
  const [rows] = await connection.query<RowDataPacket[]>(`select count(*) as count from ${quoted(table)}`);
  return rows[0]!.count as number;
}

export async function snapshotOfMysql(url: URL): Promise<Snapshot> {
  const connection = await connect(url);
  await connection.query('set session transaction isolation level repeatable read');
  await connection.query('start transaction with consistent snapshot, read only');
  const names = await listOf(connection, TABLES);
  const tables: TableFacts[] = [];
  for (const name of names.filter(isCopied))
    tables.push({ name, columns: await columnsOf(connection, name), rows: await countOf(connection, name) });
  const migrations = names.includes('kysely_migration')
    ? await listOf(connection, 'select name from kysely_migration order by name')
    : [];
  return {
    tables,
    migrations,
    read: ({ name, columns }) => {
      const sql = `select ${columns.map(quoted).join(', ')} from ${quoted(name)}`;
      // Streamed, because of large tables; mysql2 streams only with the underlying connection without promises.
      const plain = (connection as unknown as { connection: PlainConnection }).connection;
      return inPieces(plain.query({ sql, rowsAsArray: true }).stream({ highWaterMark: ROWS }));
    },
    close: () => connection.end(),
  };
}

export async function fillerOfMysql(url: URL): Promise<Filler> {
  const connection = await connect(url);
  await connection.query('set session foreign_key_checks = 0');
  return {
    columns: (table) => columnsOf(connection, table),
    async insert(table, columns, rows) {
      await connection.query(`insert into ${quoted(table)} (${columns.map(quoted).join(', ')}) values ?`, [rows]);
    },
    count: (table) => countOf(connection, table),
    close: () => connection.end(),
  };
}

/**
 * Creates the table that marks a restore in progress, with the notes for the next restore if this one is interrupted.
 */
export async function markOnMysql(url: URL, mark: string, notes: readonly string[]): Promise<void> {
  await onConnection(url, async (connection) => {
    await connection.query(
      `create table if not exists ${quoted(mark)} (id int auto_increment primary key, note varchar(500) not null)`,
    );
    await connection.query('start transaction');
    await connection.query(`delete from ${quoted(mark)}`);
    for (let at = 0; at < notes.length; at += ROWS) {
      const rows = notes.slice(at, at + ROWS).map((note) => [note]);
      await connection.query(`insert into ${quoted(mark)} (note) values ?`, [rows]);
    }
    await connection.query('commit');
  });
}

export async function notesOfMysql(url: URL, mark: string): Promise<string[]> {
  return onConnection(url, async (connection) =>
    (await listOf(connection, TABLES)).includes(mark)
      ? listOf(connection, `select note as name from ${quoted(mark)} order by id`)
      : [],
  );
}

/** Drops all tables except `mark`. */
export async function emptyMysql(url: URL, mark: string): Promise<void> {
  await onConnection(url, async (connection) => {
    await connection.query('set session foreign_key_checks = 0');
    for (const name of await listOf(connection, TABLES))
      if (name !== mark) await connection.query(`drop table ${quoted(name)}`);
  });
}

export async function unmarkOnMysql(url: URL, mark: string): Promise<void> {
  await onConnection(url, (connection) => connection.query(`drop table if exists ${quoted(mark)}`));
}

async function onConnection<T>(url: URL, work: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = await connect(url);
  try {
    return await work(connection);
  } finally {
    await connection.end();
  }
}
