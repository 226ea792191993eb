import type { Connection as PlainConnection } from 'mysql2';
import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import { connectionOptions } from '../mysql-driver';
import { isCopied, ROWS, type Filler, type Row, type Snapshot, type TableFacts } from './copy';

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
    async *read({ name, columns }) {
      const sql = `select ${columns.map(quoted).join(', ')} from ${quoted(name)}`;
      // Streamed, since a large table does not fit in memory; of mysql2 only the plain connection can.
      const plain = (connection as unknown as { connection: PlainConnection }).connection;
      let piece: Row[] = [];
      for await (const row of plain.query({ sql, rowsAsArray: true }).stream({ highWaterMark: ROWS })) {
        piece.push(row as Row);
        if (piece.length < ROWS) continue;
        yield piece;
        piece = [];
      }
      if (piece.length > 0) yield piece;
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

/** Removes every table, or makes and removes the one that says that a restore is under way. */
export async function onMysql(url: URL, what: 'empty' | 'mark' | 'unmark', mark: string): Promise<void> {
  const connection = await connect(url);
  try {
    if (what === 'mark') await connection.query(`create table if not exists ${quoted(mark)} (id int primary key)`);
    if (what === 'unmark') await connection.query(`drop table if exists ${quoted(mark)}`);
    if (what !== 'empty') return;
    await connection.query('set session foreign_key_checks = 0');
    for (const name of await listOf(connection, TABLES))
      if (name !== mark) await connection.query(`drop table ${quoted(name)}`);
  } finally {
    await connection.end();
  }
}
