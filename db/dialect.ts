import { MysqlAdapter, sql } from 'kysely';
import type { ColumnDataType, Expression, Insertable, Kysely, RawBuilder, Updateable } from 'kysely';
import { codeOf, isUniqueViolation } from './database-errors';
import type { Db, SystemDb } from './handle';
import { prepared, type Placeholders, type PreparedChange } from './prepared/prepared';
import type { Schema } from './schema/schema';

/*
 * The only file that asks which database is in use. It exports operations, so that no other file needs to ask. The last
 * part is for migrations: a function there must not change once a migration has used it.
 */

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- handles of any schema
type AnyDb = Kysely<any>;

function isMysql(db: AnyDb): boolean {
  return db.getExecutor().adapter instanceof MysqlAdapter;
}

/** Locks the selected rows until the transaction ends. On SQLite, BEGIN IMMEDIATE already holds the only write lock. */
export function lockRow<Q extends { forUpdate(): Q }>(db: AnyDb, query: Q): Q {
  return isMysql(db) ? query.forUpdate() : query;
}

/**
 * Joins the tables in the order of the query. Without it, MariaDB may begin with the members of a whole brand when the
 * first table has many rows of one member. SQLite has no statistics here and uses the first table's index.
 */
export function inWrittenOrder<Q extends { modifyFront(modifier: RawBuilder<unknown>): Q }>(db: AnyDb, query: Q): Q {
  return isMysql(db) ? query.modifyFront(sql`straight_join`) : query;
}

/**
 * Inserts one row unless it violates a unique index. Returns whether it did. On MariaDB it is an ordinary insert whose
 * unique violation is caught, because INSERT IGNORE would also accept overlong and wrong values.
 */
export async function insertIgnore<T extends keyof Schema & string>(
  db: Db | SystemDb,
  table: T,
  row: Insertable<Schema[T]>,
): Promise<boolean> {
  try {
    return (await insertOf(table).change(db as Db, ownOf(db, row))) > 0;
  } catch (error) {
    if (isMysql(db) && isUniqueViolation(error)) return false;
    throw error;
  }
}

/** Inserts the row, or applies `patch` to the existing row with the same `key` (a primary key or unique index). */
export async function upsert<T extends keyof Schema & string>(
  db: Db | SystemDb,
  table: T,
  row: Insertable<Schema[T]>,
  key: readonly (keyof Schema[T] & string)[],
  patch: Updateable<Schema[T]>,
): Promise<void> {
  await upsertOf(table, key).change(db as Db, { ...ownOf(db, row), patch: patch as Columns });
}

/** Inserts all rows, or applies `patch` to those that exist with the same `key`. Locks them in the given order. */
export async function upsertAll<T extends keyof Schema & string>(
  db: Db,
  table: T,
  rows: readonly Omit<Insertable<Schema[T]>, 'tenant_id'>[],
  key: readonly (keyof Schema[T] & string)[],
  patch: Updateable<Schema[T]>,
): Promise<void> {
  const name = `${table} ${key.join()} all`;
  let insert = manyUpserts.get(name);
  if (!insert) {
    insert = prepared((to, p: Placeholders<Many>) => {
      const query = (to as AnyDb).insertInto(table).values(p.rows.map((row) => ({ ...row, tenant_id: to.tenantId })));
      return isMysql(to)
        ? query.onDuplicateKeyUpdate(p.patch as object)
        : query.onConflict((conflict) => conflict.columns([...key]).doUpdateSet(p.patch as object));
    });
    manyUpserts.set(name, insert);
  }
  await insert.change(db, { rows: rows as unknown as Columns[], patch: patch as Columns });
}

interface Many {
  rows: readonly Columns[];
  patch: Columns;
}

const manyUpserts = new Map<string, PreparedChange<Many>>();

type Columns = Record<string, string | number | null>;

/** A row as its statement takes it: the brand of a handle is no value of a caller, as the guard demands. */
interface OwnRow {
  row: Columns;
  ofBrand: boolean;
}

function ownOf(db: Db | SystemDb, given: object): OwnRow {
  const { tenant_id, ...row } = given as Columns;
  const ofBrand = tenant_id !== undefined && tenant_id === db.tenantId;
  return { row: ofBrand ? row : (given as Columns), ofBrand };
}

const inserting = (db: Db, table: string, { row, ofBrand }: Placeholders<OwnRow>) =>
  (db as AnyDb).insertInto(table).values(ofBrand ? { ...row, tenant_id: db.tenantId } : row);

const inserts = new Map<string, PreparedChange<OwnRow>>();
const upserts = new Map<string, PreparedChange<OwnRow & { patch: Columns }>>();

function insertOf(table: string): PreparedChange<OwnRow> {
  let insert = inserts.get(table);
  if (insert) return insert;
  insert = prepared((db, p: Placeholders<OwnRow>) => {
    const query = inserting(db, table, p);
    return isMysql(db) ? query : query.onConflict((conflict) => conflict.doNothing());
  });
  inserts.set(table, insert);
  return insert;
}

function upsertOf(table: string, key: readonly string[]): PreparedChange<OwnRow & { patch: Columns }> {
  const name = `${table} ${key.join()}`;
  let insert = upserts.get(name);
  if (insert) return insert;
  insert = prepared((db, p: Placeholders<OwnRow & { patch: Columns }>) => {
    const query = inserting(db, table, p);
    return isMysql(db)
      ? query.onDuplicateKeyUpdate(p.patch)
      : query.onConflict((conflict) => conflict.columns([...key]).doUpdateSet(p.patch));
  });
  upserts.set(name, insert);
  return insert;
}

// --- for migrations -------------------------------------------------------------------------------------------------

/** Column types by their content. Sizes are in characters; SQLite ignores them. */
export interface ColumnTypes {
  /** Ids, codes, hashes, dates: ASCII, compared byte by byte. */
  code(length: number): ColumnDataType | Expression<unknown>;
  /** Text by people, up to 255 characters, can be indexed. */
  words(length: number): ColumnDataType | Expression<unknown>;
  /** Text by people, and JSON: up to 16 million bytes, never indexed. */
  text: ColumnDataType | Expression<unknown>;
  /** Epoch milliseconds, money in minor units, credits. */
  big: ColumnDataType | Expression<unknown>;
  int: ColumnDataType | Expression<unknown>;
  /** 0 or 1. */
  flag: ColumnDataType | Expression<unknown>;
}

export function columnTypes(db: AnyDb): ColumnTypes {
  if (!isMysql(db)) {
    return { code: () => 'text', words: () => 'text', text: 'text', big: 'integer', int: 'integer', flag: 'integer' };
  }
  return {
    code: (length) => sql`varchar(${sql.lit(length)}) character set ascii collate ascii_bin`,
    words: (length) => sql`varchar(${sql.lit(length)})`,
    text: sql`mediumtext`,
    big: 'bigint',
    int: 'integer',
    flag: sql`tinyint`,
  };
}

/**
 * The storage options of a table. Text by people is compared byte by byte on both databases (utf8mb4_bin); for
 * comparisons such as 'José' with 'jose', a table needs a normalised key column like `email_key`. `clustered` stores
 * the rows in the order of the primary key, as InnoDB always does: for narrow rows that are read by ranges of the key.
 */
export function tableOptions(db: AnyDb, options: { clustered?: boolean } = {}): RawBuilder<unknown> {
  if (isMysql(db)) return sql`engine = InnoDB default character set utf8mb4 collate utf8mb4_bin`;
  return options.clustered ? sql`without rowid` : sql``;
}

const INDEX_EXISTS = '1061';
const COLUMN_EXISTS = '1060';
const NO_SUCH_INDEX = '1091';

/** For a change that an interrupted run of the migration has made already. */
const ignore = (code: string) => (error: unknown) => {
  if (codeOf(error) !== code) throw error;
};

/** Creates an index unless it exists. MySQL has no `if not exists` here, so a migration could not be run again. */
export async function createIndex(
  db: AnyDb,
  name: string,
  table: string,
  columns: readonly string[],
  options: { unique?: boolean } = {},
): Promise<void> {
  let index = db.schema
    .createIndex(name)
    .on(table)
    .columns([...columns]);
  if (options.unique) index = index.unique();
  if (!isMysql(db)) return index.ifNotExists().execute();
  await index.execute().catch(ignore(INDEX_EXISTS));
}

/** Drops an index unless it is gone already. */
export async function dropIndex(db: AnyDb, name: string, table: string): Promise<void> {
  if (!isMysql(db)) return db.schema.dropIndex(name).ifExists().execute();
  await db.schema.dropIndex(name).on(table).execute().catch(ignore(NO_SUCH_INDEX));
}

/** Adds an integer column that is 0 in all existing rows, unless the table has it. */
export async function addNumber(db: AnyDb, table: string, column: string): Promise<void> {
  await addColumn(db, table, column, isMysql(db) ? sql`bigint not null default 0` : sql`integer not null default 0`);
}

/**
 * Adds an integer column that the database computes from the columns `sources`. On SQLite an ordinary column with
 * triggers does this, because there an index on a generated column never counts as covering.
 */
export async function addGeneratedNumber(
  db: AnyDb,
  table: string,
  column: string,
  from: RawBuilder<unknown>,
  sources: readonly string[],
): Promise<void> {
  if (isMysql(db)) return addColumn(db, table, column, sql`bigint as (${from}) stored`);
  await addNumber(db, table, column);
  const [tableRef, columnRef] = [sql.ref(table), sql.ref(column)];
  await sql`update ${tableRef} set ${columnRef} = ${from}`.execute(db);
  const change = sql`update ${tableRef} set ${columnRef} = ${from} where rowid = new.rowid`;
  for (const [name, when] of [
    ['inserted', sql`insert`],
    ['updated', sql`update of ${sql.join(sources.map((source) => sql.ref(source)))}`],
  ] as const) {
    const trigger = sql.ref(`${table}_${column}_${name}`);
    await sql`create trigger if not exists ${trigger} after ${when} on ${tableRef} begin ${change}; end`.execute(db);
  }
}

/** Computes a column of `addGeneratedNumber` anew, by another formula, in all rows. */
export async function changeGeneratedNumber(
  db: AnyDb,
  table: string,
  column: string,
  from: RawBuilder<unknown>,
  sources: readonly string[],
): Promise<void> {
  const [tableRef, columnRef] = [sql.ref(table), sql.ref(column)];
  if (isMysql(db)) {
    await sql`alter table ${tableRef} modify column ${columnRef} bigint as (${from}) stored`.execute(db);
    return;
  }
  for (const name of ['inserted', 'updated'])
    await sql`drop trigger if exists ${sql.ref(`${table}_${column}_${name}`)}`.execute(db);
  await addGeneratedNumber(db, table, column, from, sources);
}

/** Adds a column for 0 or 1 that is 0 in all existing rows, unless the table has it. */
export async function addFlag(db: AnyDb, table: string, column: string): Promise<void> {
  // Written as SQL, because the types of `ColumnTypes` have no default.
  await addColumn(db, table, column, isMysql(db) ? sql`tinyint not null default 0` : sql`integer not null default 0`);
}

/** Adds a nullable column unless the table has it. The two databases have no common statement for this. */
export async function addColumn(
  db: AnyDb,
  table: string,
  column: string,
  type: ColumnDataType | Expression<unknown>,
): Promise<void> {
  const add = db.schema.alterTable(table).addColumn(column, type);
  if (!isMysql(db)) {
    const columns = await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(db);
    if (columns.rows.some(({ name }) => name === column)) return;
    return add.execute();
  }
  await add.execute().catch(ignore(COLUMN_EXISTS));
}
