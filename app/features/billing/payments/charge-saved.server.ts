import { findMandate, listMandates } from '~db/queries/mandate';
import type { OrderRow } from '~db/schema/order';
import type { PaymentRow } from '~db/schema/payment';
import type { PaymentPort, PaymentStart } from '~/providers/payment/payment-port';
import type { BrandContext } from '~/server/context/context.server';
import { providerOf } from '~/server/context/payment-providers';

/** Which part of a payment's start has to do with saved methods. */
export type SavingStart = Pick<PaymentStart, 'customer' | 'remember' | 'mandate'>;

/** The account that has the order's saved method; undefined if the method has ended or the account is closed. */
export async function savedPort(context: BrandContext, mandateId: string): Promise<PaymentPort | undefined> {
  const row = await findMandate(context.db, mandateId);
  return row && row.ended_at === null ? providerOf(context, row) : undefined;
}

/**
 * Charges the order's saved method, or asks for its method to be saved; empty for an order without either. The same for
 * each start of one payment, because a provider refuses another request with the same key.
 */
export async function savingStart(context: BrandContext, order: OrderRow, payment: PaymentRow): Promise<SavingStart> {
  if (order.mandate_id !== null) {
    const row = await findMandate(context.db, order.mandate_id);
    return row ? { mandate: { customerReference: row.customer_reference, reference: row.reference } } : {};
  }
  if (order.remember === 0) return {};
  const rows = await listMandates(context.db, order.member_id);
  const known = rows
    .filter(({ provider, created_at: savedAt }) => provider === payment.provider && savedAt < order.created_at)
    .at(0);
  const key = context.keyedHash('payment customer', order.member_id);
  return { remember: true, customer: { key, ...(known ? { reference: known.customer_reference } : {}) } };
}
