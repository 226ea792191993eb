import { insertIgnore, lockRow } from '../dialect';
import type { Db, Own, Tx } from '../handle';
import { prepared, type Placeholders } from '../prepared/prepared';
import type { NewOrder, OrderPatch, OrderRow, OrderState } from '../schema/order';

/**
 * Creates an order, once per member and `request_key`. If the key was used before, returns the earlier order with
 * `created` false.
 */
export async function insertOrder(tx: Tx, row: Own<NewOrder>): Promise<{ created: boolean; order: OrderRow }> {
  const created = await insertIgnore(tx, 'purchase', { ...row, tenant_id: tx.tenantId });
  const order = await findOrderByRequest(tx, row.member_id, row.request_key);
  if (!order) throw new Error(`Order ${row.id} has the id of another one`);
  return { created, order };
}

export function findOrder(db: Db, id: string): Promise<OrderRow | undefined> {
  return orders(db).where('id', '=', id).executeTakeFirst();
}

/** The order that the member made with this key. */
export function findOrderByRequest(db: Db, memberId: string, requestKey: string): Promise<OrderRow | undefined> {
  return orders(db).where('member_id', '=', memberId).where('request_key', '=', requestKey).executeTakeFirst();
}

/**
 * Locks the order. Webhooks of one order may arrive concurrently and in any sequence, so lock it before deciding
 * anything.
 */
export function lockOrder(tx: Tx, id: string): Promise<OrderRow | undefined> {
  return lockRow(tx, orders(tx).where('id', '=', id)).executeTakeFirst();
}

/** Changes the order if its state is one of `from`. Returns false if it is not. */
export async function advanceOrder(
  db: Db,
  id: string,
  from: readonly OrderState[],
  patch: Own<OrderPatch> & { state: OrderState; updated_at: number },
): Promise<boolean> {
  const result = await db
    .updateTable('purchase')
    .set(patch)
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** A member's orders, newest first. `before` is the last id of the previous page. */
export function listOrders(
  db: Db,
  memberId: string,
  page: { limit: number; before?: string | undefined },
): Promise<OrderRow[]> {
  let query = orders(db).where('member_id', '=', memberId);
  if (page.before !== undefined) query = query.where('id', '<', page.before);
  return query.orderBy('id', 'desc').limit(page.limit).execute();
}

/** The member's newest orders of credits that no provider has reported anything of. */
export function listPendingOrders(db: Db, memberId: string): Promise<OrderRow[]> {
  const pending = orders(db).where('member_id', '=', memberId).where('state', '=', 'pending').where('credits', '>', 0);
  return pending.orderBy('id', 'desc').limit(50).execute();
}

/** Whether the member has a completed order or one that may still be paid; failed and cancelled ones do not count. */
export async function hasOrder(db: Db, memberId: string): Promise<boolean> {
  const found = await db
    .selectFrom('purchase')
    .select('id')
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', '=', memberId)
    .where('state', 'in', ['pending', 'processing', 'completed'])
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Adds to what has gone back of an order; negative when a chargeback was won. */
export async function addReturned(tx: Tx, id: string, amount: number, now: number): Promise<void> {
  await tx
    .updateTable('purchase')
    .set((eb) => ({ returned_minor: eb('returned_minor', '+', amount), updated_at: now }))
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .execute();
}

/** Whether the member has a completed order whose money has not gone back entirely. Only such an order is premium. */
export async function hasSettledOrder(db: Db, memberId: string): Promise<boolean> {
  const found = await db
    .selectFrom('purchase')
    .select('id')
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', '=', memberId)
    .where('state', '=', 'completed')
    .whereRef('returned_minor', '<', 'total_minor')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** The bundle that the member bought last and its price without the fee. Orders that were never paid do not count. */
export const findLastBundle = (db: Db, memberId: string) => lastBundle.first(db, { memberId });

const lastBundle = prepared((db, p: Placeholders<{ memberId: string }>) =>
  db
    .selectFrom('purchase')
    .select(['id', 'bundle_id', 'method', 'mandate_id', 'credits', 'amount_minor', 'currency'])
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', '=', p.memberId)
    .where('state', '=', 'completed')
    .where('credits', '>', 0)
    .orderBy('completed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1),
);

/** When the member's orders in a currency were completed, and what was paid for them less what went back. */
export async function listPaidOrders(
  db: Db,
  { memberId, currency, since }: { memberId: string; currency: string; since: number },
): Promise<{ completedAt: number; amount: number }[]> {
  const rows = await db
    .selectFrom('purchase')
    .select(['completed_at', 'total_minor', 'returned_minor'])
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', '=', memberId)
    .where('state', '=', 'completed')
    .where('credits', '>', 0)
    .where('completed_at', '>', since)
    .where('currency', '=', currency)
    .execute();
  return rows.map(({ completed_at, total_minor, returned_minor }) => ({
    completedAt: completed_at ?? 0,
    amount: total_minor - returned_minor,
  }));
}

const orders = (db: Db) => db.selectFrom('purchase').selectAll().where('tenant_id', '=', db.tenantId);
