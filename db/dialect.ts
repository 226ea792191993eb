import { MysqlAdapter, sql } from 'kysely';
import type {
  ColumnDefinitionBuilderCallback,
  CreateTableBuilder,
  Insertable,
  Kysely,
  RawBuilder,
  Updateable,
} from 'kysely';
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
interface ColumnTypes {
  /** Ids, codes, hashes, dates: ASCII, compared byte by byte. */
  code(length: number): RawBuilder<unknown>;
  /** Text by people, up to 255 characters, can be indexed. */
  words(length: number): RawBuilder<unknown>;
  /** Text by people, and JSON: up to 16 million bytes, never indexed. */
  text: RawBuilder<unknown>;
  /** Epoch milliseconds, money in minor units, credits. */
  big: RawBuilder<unknown>;
  int: RawBuilder<unknown>;
  /** 0 or 1. */
  flag: RawBuilder<unknown>;
}

export function columnTypes(db: AnyDb): ColumnTypes {
  if (!isMysql(db)) {
    const [text, integer] = [sql`text`, sql`integer`];
    return { code: () => text, words: () => text, text, big: integer, int: integer, flag: integer };
  }
  return {
    code: (length) => sql`varchar(${sql.lit(length)}) character set ascii collate ascii_bin`,
    words: (length) => sql`varchar(${sql.lit(length)})`,
    text: sql`mediumtext`,
    big: sql`bigint`,
    int: sql`integer`,
    flag: sql`tinyint`,
  };
}

/** A new table. Its builder takes the columns in their order, then the keys and other constraints. */
interface TableDefinition {
  columns(table: NewTable, types: ColumnTypes): NewTable;
  /** By their names, in the order of creation. */
  indexes?: Record<string, readonly string[] | UniqueColumns>;
  /** Rows in the order of the primary key, as InnoDB always has them: for narrow rows that are read by ranges of it. */
  clustered?: boolean;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a table that no schema knows yet
type NewTable = CreateTableBuilder<string, any>;

type UniqueColumns = { unique: readonly string[] };

/** The columns of a unique index of `createTable`. */
export const unique = (columns: readonly string[]): UniqueColumns => ({ unique: columns });

/**
 * Creates a table and its indexes unless they exist. Text by people is compared byte by byte on both databases: for
 * comparisons such as 'José' with 'jose', a table needs a normalised key column like `email_key`.
 */
export async function createTable(db: AnyDb, name: string, definition: TableDefinition): Promise<void> {
  let table = definition.columns(db.schema.createTable(name).ifNotExists(), columnTypes(db));
  const indexes = Object.entries(definition.indexes ?? {});
  if (isMysql(db)) {
    for (const [index, columns] of indexes)
      table =
        'unique' in columns
          ? table.addUniqueConstraint(index, [...columns.unique])
          : table.addIndex(index, [...columns]);
    await table.modifyEnd(sql`engine = InnoDB default character set utf8mb4 collate utf8mb4_bin`).execute();
    return;
  }
  await (definition.clustered ? table.modifyEnd(sql`without rowid`) : table).execute();
  for (const [index, columns] of indexes)
    await createIndex(db, index, name, 'unique' in columns ? columns.unique : columns, { unique: 'unique' in columns });
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

interface ComputedNumber {
  column: string;
  formula: RawBuilder<unknown>;
  /** The columns in the formula. */
  sources: readonly string[];
}

/**
 * The type of an integer column that the database computes by a formula. On SQLite it is an ordinary column, which
 * `computeNumber` fills, because there an index on a generated column never counts as covering.
 */
export function computedNumber(db: AnyDb, formula: RawBuilder<unknown>): RawBuilder<unknown> {
  return isMysql(db) ? sql`bigint as (${formula}) stored` : sql`integer not null default 0`;
}

/** Computes a column of `computedNumber` on SQLite: in all rows, and by triggers whenever one of `sources` changes. */
export async function computeNumber(db: AnyDb, table: string, computed: ComputedNumber): Promise<void> {
  if (isMysql(db)) return;
  const { column, formula, sources } = computed;
  const tableRef = sql.ref(table);
  const set = sql`update ${tableRef} set ${sql.ref(column)} = ${formula}`;
  await set.execute(db);
  for (const [name, when] of [
    ['inserted', sql`insert`],
    ['updated', sql`update of ${sql.join(sources.map((source) => sql.ref(source)))}`],
  ] as const) {
    const trigger = sql.ref(`${table}_${column}_${name}`);
    await sql`drop trigger if exists ${trigger}`.execute(db);
    await sql`create trigger ${trigger} after ${when} on ${tableRef} begin ${set} where rowid = new.rowid; end`.execute(
      db,
    );
  }
}

/** Computes a column of `computedNumber` by another formula from now on, and in all rows. */
export async function changeComputedNumber(db: AnyDb, table: string, computed: ComputedNumber): Promise<void> {
  if (!isMysql(db)) return computeNumber(db, table, computed);
  const { column, formula } = computed;
  await sql`alter table ${sql.ref(table)} modify column ${sql.ref(column)} ${computedNumber(db, formula)}`.execute(db);
}

/** Adds a column unless the table has it: one that can be null, or that `build` gives a default for the rows of before. */
export async function addColumn(
  db: AnyDb,
  table: string,
  column: string,
  type: RawBuilder<unknown>,
  build?: ColumnDefinitionBuilderCallback,
): Promise<void> {
  const add = db.schema.alterTable(table).addColumn(column, type, build);
  if (!isMysql(db)) {
    const columns = await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(db);
    if (columns.rows.some(({ name }) => name === column)) return;
    return add.execute();
  }
  await add.execute().catch(ignore(COLUMN_EXISTS));
}
