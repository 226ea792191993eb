import type { Db, Tx } from '../handle';
import type { Schema } from '../schema/schema';
import type { Declarations, Owner, Reason } from './declare';

/*
 * Queries whose table and columns come from the declarations. The types of Kysely cannot follow that, so these handles
 * have none; the tenant guard checks these queries like all others.
 */

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- see above
type Any = any;
/** A condition for `where`. */
type Which = (eb: Any) => Any;
export type OwnedRow = Record<string, string | number | null>;

const tables = Object.keys as (declared: Declarations) => (keyof Schema)[];

/** Reads the rows of a member, by all owners or by those given. */
export async function listRowsOf(
  db: Db,
  declared: Declarations,
  { table, memberId, by }: { table: keyof Schema; memberId: string; by?: readonly Owner[] },
): Promise<OwnedRow[]> {
  const found = new Map<string, OwnedRow>();
  for (const owner of by ?? (declared[table].owners as readonly Owner[])) {
    const rows: OwnedRow[] = await (db as Any)
      .selectFrom(table)
      .selectAll()
      .where(`${table}.tenant_id`, '=', db.tenantId)
      .where(belongs(db, declared, { table, owner, memberId }))
      .execute();
    // A row that names the member twice counts once.
    for (const row of rows) found.set(JSON.stringify(row), row);
  }
  return [...found.values()];
}

/** The rows of a member that belong in the archive of their data. */
export function listExportedRows(
  db: Db,
  declared: Declarations,
  { table, memberId }: { table: keyof Schema; memberId: string },
): Promise<OwnedRow[]> {
  const { exportedBy, owners } = declared[table];
  return listRowsOf(db, declared, { table, memberId, by: (exportedBy ?? owners) as readonly Owner[] });
}

/** How many rows of a table belong in the archive of a member's data. One that names them twice counts twice. */
export async function countExportedRows(
  db: Db,
  declared: Declarations,
  { table, memberId }: { table: keyof Schema; memberId: string },
): Promise<number> {
  const { exportedBy, owners } = declared[table];
  let count = 0;
  for (const owner of (exportedBy ?? owners) as readonly Owner[]) {
    const found = await (db as Any)
      .selectFrom(table)
      .select((eb: Any) => eb.fn.countAll().as('count'))
      .where(`${table}.tenant_id`, '=', db.tenantId)
      .where(belongs(db, declared, { table, owner, memberId }))
      .executeTakeFirstOrThrow();
    count += Number(found.count);
  }
  return count;
}

/** Deletes or empties what the declarations say, in every table without code of its own. Children first. */
export async function eraseRowsOf(tx: Tx, declared: Declarations, memberId: string): Promise<void> {
  for (const table of childrenFirst(declared)) {
    const { rows, columns, owners, special } = declared[table];
    if (special && rows === 'deleted') continue;
    const patch = Object.fromEntries(
      Object.entries(columns).flatMap(([name, { ends }]) =>
        ends && 'becomes' in ends ? [[name, ends.becomes] as const] : [],
      ),
    );
    if (rows === 'stay' && Object.keys(patch).length === 0) continue;
    for (const which of await conditionsOf(tx, declared, { table, owners: owners as readonly Owner[], memberId })) {
      // Looked up first without a lock: most of these tables have no row of the member, and not all have an index.
      const any = await (tx as Any)
        .selectFrom(table)
        .select(`${table}.tenant_id`)
        .where(`${table}.tenant_id`, '=', tx.tenantId)
        .where(which)
        .limit(1)
        .executeTakeFirst();
      if (!any) continue;
      const query: Any = rows === 'stay' ? (tx as Any).updateTable(table).set(patch) : (tx as Any).deleteFrom(table);
      await query.where(`${table}.tenant_id`, '=', tx.tenantId).where(which).execute();
    }
  }
}

/** How many tables hold rows of the member that stay for this reason. */
export async function countRetainedRows(
  db: Db,
  declared: Declarations,
  which: { memberId: string; reason: Reason },
): Promise<number> {
  let count = 0;
  for (const { table, owner } of staying(declared, which.reason)) {
    const found = await (db as Any)
      .selectFrom(table)
      .select(`${table}.tenant_id`)
      .where(`${table}.tenant_id`, '=', db.tenantId)
      .where(belongs(db, declared, { table, owner, memberId: which.memberId }))
      .limit(1)
      .executeTakeFirst();
    if (found) count += 1;
  }
  return count;
}

/** Deletes what had stayed for this reason. */
export async function deleteRetainedRows(
  tx: Tx,
  declared: Declarations,
  { memberId, reason }: { memberId: string; reason: Reason },
): Promise<void> {
  for (const { table, owner } of staying(declared, reason)) {
    for (const which of await conditionsOf(tx, declared, { table, owners: [owner], memberId })) {
      await (tx as Any).deleteFrom(table).where(`${table}.tenant_id`, '=', tx.tenantId).where(which).execute();
    }
  }
}

const KEYS_AT_ONCE = 500;

/**
 * The conditions for a change of all rows of a member. Keys of other tables are read first: with a subquery, MariaDB would
 * go through the whole table of an UPDATE or DELETE and lock it, however few rows are the member's.
 */
async function conditionsOf(
  tx: Tx,
  declared: Declarations,
  { table, owners, memberId }: { table: keyof Schema; owners: readonly Owner[]; memberId: string },
): Promise<Which[]> {
  const conditions: Which[] = [];
  for (const owner of owners) {
    if (typeof owner === 'string') {
      conditions.push(belongs(tx, declared, { table, owner, memberId }));
      continue;
    }
    const rows: OwnedRow[] = await keysOf(tx, declared, owner, memberId).execute();
    const keys = rows.map((row) => row[owner.key]);
    for (let at = 0; at < keys.length; at += KEYS_AT_ONCE) {
      const some = keys.slice(at, at + KEYS_AT_ONCE);
      conditions.push((eb) => eb(`${table}.${owner.column}`, 'in', some));
    }
  }
  return conditions;
}

function staying(declared: Declarations, reason: Reason): { table: keyof Schema; owner: Owner }[] {
  return childrenFirst(declared).flatMap((table) => {
    const { columns, owners } = declared[table];
    const stays = Object.values(columns).some(({ ends }) => ends && 'stays' in ends && ends.stays === reason);
    return stays ? (owners as readonly Owner[]).map((owner) => ({ table, owner })) : [];
  });
}

/** A table comes before those through which its rows are found, and to which its rows refer. */
export function childrenFirst(declared: Declarations): (keyof Schema)[] {
  const through = (table: keyof Schema) =>
    (declared[table].owners as readonly Owner[]).flatMap((owner) => (typeof owner === 'string' ? [] : [owner.table]));
  const depth = (table: keyof Schema): number => Math.max(0, ...through(table).map((parent) => 1 + depth(parent)));
  const parents = new Set(tables(declared).flatMap(through));
  const rank = (table: keyof Schema) => depth(table) * 2 + (parents.has(table) ? 0 : 1);
  return tables(declared).toSorted((a, b) => rank(b) - rank(a));
}

function belongs(
  db: Db,
  declared: Declarations,
  { table, owner, memberId }: { table: keyof Schema; owner: Owner; memberId: string },
): Which {
  if (typeof owner === 'string') return (eb) => eb(`${table}.${owner}`, '=', memberId);
  const keys = keysOf(db, declared, owner, memberId);
  return (eb) => eb(`${table}.${owner.column}`, 'in', keys);
}

/** The keys of the member's rows in the table through which others are found. */
function keysOf(db: Db, declared: Declarations, { table, key }: Exclude<Owner, string>, memberId: string): Any {
  const [owner] = declared[table].owners as readonly Owner[];
  return (db as Any)
    .selectFrom(table)
    .select(`${table}.${key}`)
    .where(`${table}.tenant_id`, '=', db.tenantId)
    .where(belongs(db, declared, { table, owner: owner!, memberId }));
}
