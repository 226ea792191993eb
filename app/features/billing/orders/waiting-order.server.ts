import type { Tx } from '~db/database';
import { advanceOrder } from '~db/queries/order';
import { deleteReservation } from '~db/queries/redemption';
import type { OrderRow } from '~db/schema/order';
import type { PaymentRow } from '~db/schema/payment';
import { messageId } from '~/i18n/message-id';
import type { BrandContext } from '~/server/context/context.server';
import { onOrderMoved } from '../billing.hooks.server';
import { DIRECT_DEBIT } from '../shop/checkout-path';
import { auditOrder } from './audit-order.server';
import type { OrderEnd } from './order-status';

const REASONS: Record<OrderEnd, string> = {
  replaced: messageId('billing.order-replaced'),
  'by-member': messageId('billing.order-cancelled-title'),
};

/**
 * Whether nothing happens to the order until its member goes to the payment page. An account with a mandate and a saved
 * method are charged without the member, unless the bank asks for them.
 */
export function waitsForMember(order: OrderRow, payments: readonly PaymentRow[]): boolean {
  if (order.state !== 'pending') return false;
  const byItself = order.mandate_id !== null || order.method === DIRECT_DEBIT;
  return !byItself || payments.some(({ redirect_url }) => redirect_url !== null);
}

/**
 * Ends an order that nobody has paid, because its member wants it no more. The order is locked by the caller. Its
 * payments stay as they are, since the provider still takes them: their checks go on.
 */
export async function endOrderIn(
  tx: Tx,
  context: BrandContext,
  { order, why, by }: { order: OrderRow; why: OrderEnd; by?: string },
): Promise<void> {
  const now = context.clock.now();
  const ended = { state: 'cancelled', updated_at: now, failure: REASONS[why] } as const;
  if (!(await advanceOrder(tx, order.id, ['pending', 'processing'], ended))) return;
  await deleteReservation(tx, order.id);
  await context.hooks.run(onOrderMoved, tx, context, order, 'cancelled');
  const detail = { was: order.state, why, ...(by ? { by } : {}) };
  await auditOrder(tx, context, 'purchase.cancelled', order, detail, why === 'by-member' ? 'member' : 'system');
}

/** Why the member's order ended without a payment; null for every other order. */
export function endOf({ state, failure }: Pick<OrderRow, 'state' | 'failure'>): OrderEnd | null {
  if (state !== 'cancelled') return null;
  return (Object.keys(REASONS) as OrderEnd[]).find((why) => REASONS[why] === failure) ?? null;
}
