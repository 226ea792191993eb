import { transaction } from '~db/database';
import { findOrder, listPendingOrders, lockOrder } from '~db/queries/order';
import { listPayments } from '~db/queries/payment';
import type { OrderRow } from '~db/schema/order';
import type { MemberContext } from '~/server/context/context.server';
import { notFound, orderNotOpen } from '../billing.errors';
import { askAboutPayment } from '../payments/payment-check.server';
import { methodName } from '../payments/payment-methods.server';
import type { OpenOrder } from './open-order';
import { endOf, endOrderIn, waitsForMember } from './waiting-order.server';

/** The member's newest order that waits at the payment page; null if there is none. */
export async function findOpenOrder(context: MemberContext): Promise<OpenOrder | null> {
  for (const order of await listPendingOrders(context.db, context.member.id)) {
    if (waitsForMember(order, await listPayments(context.db, order.id))) return shownOpen(context, order);
  }
  return null;
}

export function shownOpen({ texts, locale }: Pick<MemberContext, 'texts' | 'locale'>, order: OrderRow): OpenOrder {
  const { id, credits, total_minor: total, currency, method, discount_code: code } = order;
  return { id, credits, total, currency, methodName: methodName(texts(locale), method), code };
}

/**
 * Cancels an own order that waits at the payment page, and frees its code. The provider is asked first, because the
 * money may be there already. Throws `orderNotOpen` for an order that is paid, or whose payment is under way.
 */
export async function cancelOrder(context: MemberContext, id: string): Promise<void> {
  const order = await findOrder(context.db, id);
  if (order?.member_id !== context.member.id || order.credits === 0) throw notFound();
  for (const payment of await listPayments(context.db, id)) await askAboutPayment(context, payment);
  await transaction(context.db, async (tx) => {
    const locked = await lockOrder(tx, id);
    if (!locked) throw notFound();
    // Pressed twice.
    if (endOf(locked) !== null) return;
    if (!waitsForMember(locked, await listPayments(tx, id))) throw orderNotOpen();
    await endOrderIn(tx, context, { order: locked, why: 'by-member' });
  });
}
