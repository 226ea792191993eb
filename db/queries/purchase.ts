import { insertIgnore, lockRow } from '../dialect';
import type { Db, Own, Tx } from '../handle';
import type { NewPurchase, PurchasePatch, PurchaseRow, PurchaseState } from '../schema/purchase';

/** Orders once per member and request_key: answers the earlier order with `created` false when the key was used. */
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

/** What the member ordered with this key before. */
export function findPurchaseByRequest(db: Db, memberId: string, requestKey: string): Promise<PurchaseRow | undefined> {
  return purchases(db).where('member_id', '=', memberId).where('request_key', '=', requestKey).executeTakeFirst();
}

/** Webhooks of one order arrive at the same time and in any order: lock it before deciding. */
export function lockPurchase(tx: Tx, id: string): Promise<PurchaseRow | undefined> {
  return lockRow(tx, purchases(tx).where('id', '=', id)).executeTakeFirst();
}

/** Moves the order on if it is in one of the states `from`; false when it is not. */
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

/** Newest first; the next page starts `before` the last id. */
export function listPurchases(
  db: Db,
  memberId: string,
  page: { limit: number; before?: string | undefined },
): Promise<PurchaseRow[]> {
  let query = purchases(db).where('member_id', '=', memberId);
  if (page.before !== undefined) query = query.where('id', '<', page.before);
  return query.orderBy('id', 'desc').limit(page.limit).execute();
}

/** Premium rests on completed orders that were not paid back. */
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

/** Whether the member has bought something or may be buying it: an order that nobody paid is none. */
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

/** The bundle the member bought last and what was paid for it without the fee; an order nobody paid is none. */
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

/** Orders that have waited since before `before`: the provider is asked again. */
export function listOpenPurchases(db: Db, before: number, limit: number): Promise<PurchaseRow[]> {
  return purchases(db)
    .where('state', 'in', ['pending', 'processing'])
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(limit)
    .execute();
}

const purchases = (db: Db) => db.selectFrom('purchase').selectAll().where('tenant_id', '=', db.tenantId);
