import { insertIgnore, lockRow } from '../dialect';
import type { Db, Own, Tx } from '../handle';
import type { NewReceivable, NewRefund, ReceivableRow, RefundPatch, RefundRow } from '../schema/refund';

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

export async function insertReceivable(tx: Tx, row: Own<NewReceivable>): Promise<void> {
  await tx
    .insertInto('receivable')
    .values({ ...row, tenant_id: tx.tenantId })
    .execute();
}

/** The receivable that a chargeback has made; it has the id of the refund. */
export function findReceivable(db: Db, id: string): Promise<ReceivableRow | undefined> {
  return receivables(db).where('id', '=', id).executeTakeFirst();
}

/** What is owed for an order, oldest first: each chargeback of it may have made a receivable. */
export function listReceivables(db: Db, orderId: string): Promise<ReceivableRow[]> {
  return receivables(db).where('purchase_id', '=', orderId).where('state', '=', 'open').orderBy('id').execute();
}

/** Lowers an open receivable by credits that came back; without any left it is cancelled. */
export async function reduceReceivable(tx: Tx, row: ReceivableRow, credits: number, now: number): Promise<void> {
  const left = row.credits - credits;
  await tx
    .updateTable('receivable')
    .set({
      credits: left,
      amount_minor: Math.floor((row.amount_minor * left) / row.credits),
      state: left === 0 ? 'cancelled' : 'open',
      updated_at: now,
    })
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', row.id)
    .execute();
}

/** Ends an open receivable; false if it was not open any more. */
export async function endReceivable(
  tx: Tx,
  id: string,
  end: { state: 'paid' | 'cancelled'; updated_at: number },
): Promise<boolean> {
  const result = await tx
    .updateTable('receivable')
    .set(end)
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

const refunds = (db: Db) => db.selectFrom('refund').selectAll().where('tenant_id', '=', db.tenantId);
const receivables = (db: Db) => db.selectFrom('receivable').selectAll().where('tenant_id', '=', db.tenantId);
