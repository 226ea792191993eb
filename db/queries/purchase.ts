import { insertIgnore, lockRow } from '../dialect';
import type { Db, Own, Tx } from '../handle';
import type { NewPurchase, PurchasePatch, PurchaseRow, PurchaseState } from '../schema/purchase';

/**
 * Creates an order, once per member and `request_key`. If the key was used before, returns the earlier order with
 * `created` false.
 */
export async function insertPurchase(
  tx: Tx,
  order: Own<NewPurchase>,
): Promise<{ created: boolean; purchase: PurchaseRow }> {
  const created = await insertIgnore(tx, 'purchase', { ...order, tenant_id: tx.tenantId });
  const purchase = await findPurchaseByRequest(tx, order.member_id, order.request_key);
  if (!purchase) throw new Error(`Purchase ${order.id} has the id of another one`);
  return { created, purchase };
}

export function findPurchase(db: Db, id: string): Promise<PurchaseRow | undefined> {
  return purchases(db).where('id', '=', id).executeTakeFirst();
}

/** The order that the member made with this key. */
export function findPurchaseByRequest(db: Db, memberId: string, requestKey: string): Promise<PurchaseRow | undefined> {
  return purchases(db).where('member_id', '=', memberId).where('request_key', '=', requestKey).executeTakeFirst();
}

/**
 * Locks the order. Webhooks of one order may arrive concurrently and in any sequence, so lock it before deciding
 * anything.
 */
export function lockPurchase(tx: Tx, id: string): Promise<PurchaseRow | undefined> {
  return lockRow(tx, purchases(tx).where('id', '=', id)).executeTakeFirst();
}

/** Changes the order if its state is one of `from`. Returns false if it is not. */
export async function advancePurchase(
  db: Db,
  id: string,
  from: readonly PurchaseState[],
  patch: Own<PurchasePatch> & { state: PurchaseState; updated_at: number },
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
export function listPurchases(
  db: Db,
  memberId: string,
  page: { limit: number; before?: string | undefined },
): Promise<PurchaseRow[]> {
  let query = purchases(db).where('member_id', '=', memberId);
  if (page.before !== undefined) query = query.where('id', '<', page.before);
  return query.orderBy('id', 'desc').limit(page.limit).execute();
}

/** The number of completed orders that were not refunded; premium depends on it. */
export async function countSettledPurchases(db: Db, memberId: string): Promise<number> {
  const { count } = await db
    .selectFrom('purchase')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', '=', memberId)
    .where('state', '=', 'completed')
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether the member has a completed order or one that may still be paid; orders that were never paid do not count. */
export async function hasPurchase(db: Db, memberId: string): Promise<boolean> {
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

/** The bundle that the member bought last and its price without the fee. Orders that were never paid do not count. */
export function findLastBundle(db: Db, memberId: string) {
  return db
    .selectFrom('purchase')
    .select(['credits', 'amount_minor', 'currency'])
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', '=', memberId)
    .where('state', '=', 'completed')
    .where('credits', '>', 0)
    .orderBy('completed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Open orders from before `before`, about which the provider is asked again. */
export function listOpenPurchases(db: Db, before: number, limit: number): Promise<PurchaseRow[]> {
  return purchases(db)
    .where('state', 'in', ['pending', 'processing'])
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(limit)
    .execute();
}

const purchases = (db: Db) => db.selectFrom('purchase').selectAll().where('tenant_id', '=', db.tenantId);
