import { createHash } from 'node:crypto';
import { listLotsOfOrder } from '~db/queries/credit-lot';
import { findOrder } from '~db/queries/order';
import { listPayments } from '~db/queries/payment';
import { findRefundByRequest, listRefunds } from '~db/queries/refund';
import type { OrderRow } from '~db/schema/order';
import type { RefundRow } from '~db/schema/refund';
import type { BrandContext } from '~/server/context/context.server';
import { providerOf } from '~/server/context/payment-providers';
import { goodwillLeft } from '../returning/return-terms.server';
import { returnOrder, returnTermsOf } from '../returning/return.service.server';
import type { Operator } from './operator-audit.server';
import { CannotMoveMoney } from './money-problem.server';

/** The amount to refund; by default the price of all unspent credits. */
export interface RefundWish {
  credits?: number | undefined;
  /** In minor units: money for spent credits. */
  goodwill?: number | undefined;
}

export interface PlannedRefund extends RefundWish {
  order: OrderRow;
  amount: number;
  /** The credits that are taken back. */
  taken: number;
  requestKey: string;
  /** The refund that this command has made before; nothing is left to do then. */
  earlier: RefundRow | undefined;
}

export async function getOrder(context: BrandContext, id: string): Promise<OrderRow> {
  const order = await findOrder(context.db, id);
  if (!order) throw new CannotMoveMoney({ kind: 'no-order', orderId: id });
  return order;
}

/**
 * What a refund would do now. The same command on the same order is the same refund: with another reason or `again` it
 * is another one. Throws `CannotMoveMoney` if it is more than there is.
 */
export async function planRefund(
  context: BrandContext,
  orderId: string,
  wish: RefundWish,
  { reason, again }: { reason: string; again: string | undefined },
): Promise<PlannedRefund> {
  const order = await getOrder(context, orderId);
  const requestKey = keyOf(wish, reason, again);
  const earlier = await findRefundByRequest(context.db, `return:${order.id}:${requestKey}`);
  const plan = { ...wish, order, requestKey, earlier };
  if (earlier) return { ...plan, amount: earlier.amount_minor, taken: earlier.credits };
  if (order.state !== 'completed') throw new CannotMoveMoney({ kind: 'order-not-completed', state: order.state });
  const payment = (await listPayments(context.db, order.id)).find(({ state }) => state === 'paid');
  if (!payment) throw new CannotMoveMoney({ kind: 'no-paid-payment' });
  if (!providerOf(context, payment) || payment.provider_reference === null) {
    throw new CannotMoveMoney({ kind: 'account-not-open', account: payment.provider });
  }
  const [lot] = await listLotsOfOrder(context.db, order.id);
  const refunds = await listRefunds(context.db, order.id);
  const unspent = lot?.remaining ?? 0;
  const { currency } = order;
  const most = goodwillLeft(order, lot, refunds);
  if ((wish.credits ?? 0) > unspent) {
    throw new CannotMoveMoney({ kind: 'more-credits-than-unspent', unspent, credits: order.credits });
  }
  if ((wish.goodwill ?? 0) > most) {
    throw new CannotMoveMoney({ kind: 'more-goodwill-than-left', wanted: wish.goodwill!, most, currency });
  }
  const terms = returnTermsOf(order, lot, refunds, wishOf(wish));
  if (!terms) {
    throw new CannotMoveMoney({ kind: 'nothing-unspent', mostGoodwill: most, currency });
  }
  return { ...plan, amount: terms.amount, taken: terms.credits };
}

/** Books it as a return of the member is booked; the running server sends the money. */
export function refundOrder(
  context: BrandContext,
  plan: PlannedRefund,
  { actor, reason }: Operator,
): Promise<RefundRow> {
  return returnOrder(context, {
    orderId: plan.order.id,
    requestKey: plan.requestKey,
    seen: plan.amount,
    kind: 'operator',
    ...wishOf(plan),
    actor: { actor_kind: 'staff', actor_id: actor },
    reason,
  });
}

const wishOf = ({ credits, goodwill }: RefundWish) => ({
  ...(credits === undefined ? {} : { credits }),
  ...(goodwill === undefined ? {} : { goodwill }),
});

function keyOf({ credits, goodwill }: RefundWish, reason: string, again = ''): string {
  const facts = JSON.stringify([credits ?? null, goodwill ?? null, reason, again]);
  return `operator-${createHash('sha256').update(facts).digest('hex').slice(0, 24)}`;
}
