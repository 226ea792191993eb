import { insertIgnore, lockRow } from '../dialect';
import type { Db, Own, Tx } from '../handle';
import type { NewRefund, RefundPatch, RefundRow } from '../schema/refund';

/** Creates a refund, once per `request_key`; false if there was one before. */
export function insertRefund(tx: Tx, row: Own<NewRefund>): Promise<boolean> {
  return insertIgnore(tx, 'refund', { ...row, tenant_id: tx.tenantId });
}

export function findRefund(db: Db, id: string): Promise<RefundRow | undefined> {
  return refunds(db).where('id', '=', id).executeTakeFirst();
}

export function findRefundByRequest(db: Db, requestKey: string): Promise<RefundRow | undefined> {
  return refunds(db).where('request_key', '=', requestKey).executeTakeFirst();
}

export function lockRefund(tx: Tx, id: string): Promise<RefundRow | undefined> {
  return lockRow(tx, refunds(tx).where('id', '=', id)).executeTakeFirst();
}

/** The refunds of an order, oldest first. */
export function listRefunds(db: Db, orderId: string): Promise<RefundRow[]> {
  return refunds(db).where('purchase_id', '=', orderId).orderBy('id').execute();
}

/** Changes the refund if its state is one of `from`; false if it is not. */
export async function advanceRefund(
  db: Db,
  id: string,
  from: readonly RefundRow['state'][],
  patch: Own<RefundPatch> & { state: RefundRow['state']; updated_at: number },
): Promise<boolean> {
  const result = await db
    .updateTable('refund')
    .set(patch)
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

const refunds = (db: Db) => db.selectFrom('refund').selectAll().where('tenant_id', '=', db.tenantId);
