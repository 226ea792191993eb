import { DatabaseSync } from 'node:sqlite';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { parseDatabaseUrl } from '../database-url';

/**
 * Everything that a database says of its tables: columns and their order, types, defaults, keys, checks, indexes in the order
 * of creation, triggers.
 */
export async function schemaOf(text: string): Promise<Record<string, unknown>> {
  const url = parseDatabaseUrl(text);
  if (url.kind === 'mysql') return schemaOfMysql(text);
  if (url.kind === 'sqlite') return schemaOfSqlite(url.path);
  throw new Error('a database in memory is not read');
}

async function schemaOfMysql(url: string): Promise<Record<string, unknown>> {
  const connection = await createConnection(url);
  try {
    const [tables] = await connection.query<RowDataPacket[]>(
      'select table_name as name from information_schema.tables where table_schema = database() order by table_name',
    );
    const all: Record<string, unknown> = {};
    for (const { name } of tables) {
      const [[statement]] = await connection.query<RowDataPacket[]>(`show create table \`${name}\``);
      all[name] = (statement!['Create Table'] as string).split('\n');
    }
    return all;
  } finally {
    await connection.end();
  }
}

function schemaOfSqlite(path: string): Record<string, unknown> {
  const db = new DatabaseSync(path);
  const list = (sql: string, name: string) => db.prepare(sql).all(name) as Record<string, string>[];
  const objects = (type: string, table: string) =>
    list(`select name, sql from sqlite_master where type = '${type}' and tbl_name = ? order by rowid`, table);
  try {
    const tables = list("select name, sql from sqlite_master where type = 'table' and name > ? order by name", '');
    return Object.fromEntries(
      tables.map(({ name, sql }) => [
        name,
        {
          parts: partsOf(sql!),
          columns: list('select * from pragma_table_xinfo(?)', name!),
          foreign: list('select * from pragma_foreign_key_list(?)', name!),
          indexes: objects('index', name!).map((index) => [
            index,
            list('select * from pragma_index_xinfo(?)', index.name!),
          ]),
          triggers: objects('trigger', name!),
        },
      ]),
    );
  } finally {
    db.close();
  }
}

/** A column added later stands behind the constraints, and its words may have another order; their order means nothing. */
function partsOf(sql: string): string[] {
  const [from, to] = [sql.indexOf('('), sql.lastIndexOf(')')];
  const parts = [''];
  let depth = 0;
  for (const letter of sql.slice(from + 1, to)) {
    depth += Number(letter === '(') - Number(letter === ')');
    if (letter === ',' && depth === 0) parts.push('');
    else parts.push(parts.pop()! + letter);
  }
  return [...parts.map((part) => part.trim().split(/\s+/).sort().join(' ')).sort(), sql.slice(to + 1).trim()];
}
