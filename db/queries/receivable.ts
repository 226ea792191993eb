import type { Db, Own, Tx } from '../handle';
import type { NewReceivable, ReceivablePatch, ReceivableRow } from '../schema/refund';

/** Whose tax and currency an amount has: only what has the same is paid together. */
export interface OpenTerms {
  currency: string;
  country: string;
  vat_rate: number;
}

/** A receivable with the order of which it is. */
export type OwedRow = ReceivableRow & OpenTerms & { ordered_at: number };

export async function insertReceivable(tx: Tx, row: Own<NewReceivable>): Promise<void> {
  await tx
    .insertInto('receivable')
    .values({ ...row, tenant_id: tx.tenantId })
    .execute();
}

/** All that was ever owed for an order, oldest first: each chargeback of it may have made a receivable. */
export function listReceivablesOf(db: Db, orderId: string): Promise<ReceivableRow[]> {
  return receivables(db).where('purchase_id', '=', orderId).orderBy('id').execute();
}

/** What is owed for an order now, oldest first. */
export function listReceivables(db: Db, orderId: string): Promise<ReceivableRow[]> {
  return receivables(db).where('purchase_id', '=', orderId).where('state', '=', 'open').orderBy('id').execute();
}

/** What an order has paid, oldest first. */
export function listPaidBy(db: Db, orderId: string): Promise<ReceivableRow[]> {
  return receivables(db).where('paid_by', '=', orderId).where('state', '=', 'paid').orderBy('id').execute();
}

/** What the member owes now, oldest first. */
export function listOwed(db: Db, memberId: string): Promise<OwedRow[]> {
  return db
    .selectFrom('receivable')
    .innerJoin('purchase', (join) =>
      join.onRef('purchase.tenant_id', '=', 'receivable.tenant_id').onRef('purchase.id', '=', 'receivable.purchase_id'),
    )
    .selectAll('receivable')
    .select(['purchase.country', 'purchase.vat_rate', 'purchase.created_at as ordered_at'])
    .where('receivable.tenant_id', '=', db.tenantId)
    .where('receivable.member_id', '=', memberId)
    .where('receivable.state', '=', 'open')
    .where('receivable.amount_minor', '>', 0)
    .orderBy('receivable.id')
    .execute();
}

/** Lowers an open receivable by credits that came back; without any left it is cancelled. */
export async function reduceReceivable(tx: Tx, row: ReceivableRow, credits: number, now: number): Promise<void> {
  const left = row.credits - credits;
  await patchReceivable(tx, row.id, {
    credits: left,
    amount_minor: Math.floor((row.amount_minor * left) / row.credits),
    state: left === 0 ? 'cancelled' : 'open',
    updated_at: now,
  });
}

export async function patchReceivable(
  tx: Tx,
  id: string,
  patch: Own<ReceivablePatch> & { updated_at: number },
): Promise<void> {
  await tx.updateTable('receivable').set(patch).where('tenant_id', '=', tx.tenantId).where('id', '=', id).execute();
}

const receivables = (db: Db) => db.selectFrom('receivable').selectAll().where('tenant_id', '=', db.tenantId);
