import { insertIgnore } from '../dialect';
import type { Db, Own, Tx } from '../handle';
import type { NewPayment, PaymentPatch, PaymentRow, PaymentState } from '../schema/payment';
import type { NewPaymentEvent } from '../schema/payment-event';

export async function insertPayment(db: Db, payment: Own<NewPayment>): Promise<void> {
  await db
    .insertInto('payment')
    .values({ ...payment, tenant_id: db.tenantId })
    .execute();
}

export function findPayment(db: Db, id: string): Promise<PaymentRow | undefined> {
  return payments(db).where('id', '=', id).executeTakeFirst();
}

/** The payments of an order, newest first. */
export function listPayments(db: Db, orderId: string): Promise<PaymentRow[]> {
  return payments(db).where('purchase_id', '=', orderId).orderBy('id', 'desc').execute();
}

export async function patchPayment(db: Db, id: string, patch: Own<PaymentPatch>): Promise<boolean> {
  const result = await updateOf(db, id, patch).executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/**
 * Changes the payment if its state is one of `from`, so that a late 'pending' does not undo 'paid'. Returns whether it
 * did.
 */
export async function advancePayment(
  db: Db,
  id: string,
  from: readonly PaymentState[],
  patch: Own<PaymentPatch> & { state: PaymentState },
): Promise<boolean> {
  const result = await updateOf(db, id, patch)
    .where('state', 'in', [...from])
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/**
 * Stores the reference and the redirect URL that the provider has assigned. Returns false if they were stored before:
 * they never change.
 */
export async function openPayment(
  db: Db,
  id: string,
  opened: { provider_reference: string; redirect_url: string | null; updated_at: number },
): Promise<boolean> {
  const result = await updateOf(db, id, opened).where('redirect_url', 'is', null).executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/**
 * Whether the provider may be asked about the payment now: true for one caller per `every` ms, over all pages and
 * processes.
 */
export async function claimStatusQuestion(db: Db, id: string, now: number, every: number): Promise<boolean> {
  const result = await updateOf(db, id, { updated_at: now })
    .where('updated_at', '<=', now - every)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/**
 * Records a payment event of the provider. Returns false if it was recorded before; then it must not have an effect
 * again.
 */
export function insertPaymentEvent(tx: Tx, event: Own<NewPaymentEvent>): Promise<boolean> {
  return insertIgnore(tx, 'payment_event', { ...event, tenant_id: tx.tenantId });
}

const payments = (db: Db) => db.selectFrom('payment').selectAll().where('tenant_id', '=', db.tenantId);

/** The caller adds the conditions for the update; the number of updated rows says whether they were met. */
const updateOf = (db: Db, id: string, patch: Own<PaymentPatch>) =>
  db.updateTable('payment').set(patch).where('tenant_id', '=', db.tenantId).where('id', '=', id);
