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

export function findPaymentByReference(db: Db, provider: string, reference: string): Promise<PaymentRow | undefined> {
  return payments(db).where('provider', '=', provider).where('provider_reference', '=', reference).executeTakeFirst();
}

/** The attempts of an order, newest first. */
export function listPayments(db: Db, purchaseId: string): Promise<PaymentRow[]> {
  return payments(db).where('purchase_id', '=', purchaseId).orderBy('id', 'desc').execute();
}

export async function patchPayment(db: Db, id: string, patch: Own<PaymentPatch>): Promise<boolean> {
  const result = await updateOf(db, id, patch).executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Moves the payment on if it is in one of the states `from`: a late 'pending' does not undo 'paid'. */
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

/** The provider has opened it. False when it was opened before: its reference never changes. */
export async function openPayment(
  db: Db,
  id: string,
  opened: { provider_reference: string; redirect_url: string; updated_at: number },
): Promise<boolean> {
  const result = await updateOf(db, id, opened).where('redirect_url', 'is', null).executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/**
 * Whether the provider may be asked about it now: true for one caller per `every` ms, however many pages and processes
 * want to know.
 */
export async function claimStatusQuestion(db: Db, id: string, now: number, every: number): Promise<boolean> {
  const result = await updateOf(db, id, { updated_at: now })
    .where('updated_at', '<=', now - every)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Records a provider's event; false when it was recorded before, which is when it must not count again. */
export function insertPaymentEvent(tx: Tx, event: Own<NewPaymentEvent>): Promise<boolean> {
  return insertIgnore(tx, 'payment_event', { ...event, tenant_id: tx.tenantId });
}

const payments = (db: Db) => db.selectFrom('payment').selectAll().where('tenant_id', '=', db.tenantId);

/** To be narrowed by what must be so for it to happen; whether it did is the number of updated rows. */
const updateOf = (db: Db, id: string, patch: Own<PaymentPatch>) =>
  db.updateTable('payment').set(patch).where('tenant_id', '=', db.tenantId).where('id', '=', id);
