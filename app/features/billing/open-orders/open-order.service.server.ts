import { transaction } from '~db/database';
import { findOrder, listPendingOrders, lockOrder } from '~db/queries/order';
import { listPayments } from '~db/queries/payment';
import type { OrderRow } from '~db/schema/order';
import type { BrandContext, MemberContext } from '~/server/context/context.server';
import { notFound, orderNotOpen } from '../billing.errors';
import { askAboutPayment } from '../payments/payment-check.server';
import { methodName } from '../shop/payment-methods.server';
import { usableCodeOf } from '../discounts/codes.service.server';
import { findCodeUse } from '../orders/redemption.server';
import type { MemberCode } from '../shop/discount.server';
import type { FirstOpenOrder, OpenOrder } from './open-order';
import { endOf, endOrderIn, waitsForMember } from '../orders/waiting-order.server';

/**
 * The member's order that waits at the payment page: the newest one with a code, whose price may not come again, else the
 * newest. Null if there is none.
 */
export async function findOpenOrder(context: MemberContext): Promise<FirstOpenOrder | null> {
  const pending = await listPendingOrders(context.db, context.member.id);
  const waits = await Promise.all(
    pending.map(async (order) => waitsForMember(order, await paymentsOf(context, order))),
  );
  const waiting = pending.filter((_, at) => waits[at]);
  const first = waiting.find(({ discount_code }) => discount_code !== null) ?? waiting[0];
  if (!first) return null;
  const lastWithCode = first.discount_code !== null && (await usableCodeOf(context, first)) === null;
  return { ...shownOpen(context, first), lastWithCode, others: waiting.length - 1 };
}

/** Most orders wait whatever their payments are. */
const paymentsOf = ({ db }: BrandContext, order: OrderRow) =>
  waitsForMember(order, []) ? [] : listPayments(db, order.id);

export function shownOpen({ texts, locale }: Pick<MemberContext, 'texts' | 'locale'>, order: OrderRow): OpenOrder {
  const { id, credits, total_minor: total, currency, method, discount_code: code, created_at: createdAt } = order;
  return { id, credits, total, currency, methodName: methodName(texts(locale), method), code, createdAt };
}

/** The open order that a new one with this code would end; null if there is none. */
export async function findReplaced(context: MemberContext, code: MemberCode | null): Promise<OpenOrder | null> {
  const use = code && (await findCodeUse(context.db, code, context.member.id));
  return use?.kind === 'waiting' ? shownOpen(context, use.order) : null;
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
