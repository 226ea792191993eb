import { findMember } from '~db/queries/member';
import { findOrder } from '~db/queries/order';
import { listRefunds } from '~db/queries/refund';
import type { OrderRow } from '~db/schema/order';
import type { RefundRow } from '~db/schema/refund';
import type { MemberContext, RequestContext, BrandContext } from '~/server/context/context.server';
import { notFound } from '../billing.errors';
import { methodName } from '../shop/payment-methods.server';
import { returnableUntil } from './return-terms.server';
import { findReturnable, listReturnable, returnOrder } from './return.service.server';
import type { ShownReturn, ShownWithdrawal } from './withdrawal-view';

/** The member's orders that can be returned now, newest first. */
export async function listWithdrawals(context: MemberContext): Promise<ShownWithdrawal[]> {
  const returnable = await listReturnable(context, context.member.id);
  return Promise.all(returnable.map(({ order }) => describeWithdrawal(context, order)));
}

/** An order of the member. Throws 404 for orders of others and of other brands. */
export async function findWithdrawal(context: MemberContext, orderId: string): Promise<ShownWithdrawal> {
  return describeWithdrawal(context, await ownOrder(context, orderId));
}

/** The confirmed figures, as the page showed them. */
export interface Confirmation {
  requestKey: string;
  amount: number;
}

/** Returns the unspent credits of an order of the member. */
export async function withdraw(context: MemberContext, orderId: string, seen: Confirmation): Promise<RefundRow> {
  const order = await ownOrder(context, orderId);
  return returnOrder(context, {
    orderId: order.id,
    requestKey: seen.requestKey,
    seen: seen.amount,
    kind: 'return',
    actor: { actor_kind: 'member', actor_id: context.member.id },
  });
}

/** An order with what can be returned of it, for a member who asked at `askedAt`, and what was returned before. */
export async function describeWithdrawal(
  context: BrandContext & Pick<RequestContext, 'locale'>,
  order: OrderRow,
  askedAt = context.clock.now(),
): Promise<ShownWithdrawal> {
  const [found, refunds, member] = await Promise.all([
    findReturnable(context, order, askedAt),
    listRefunds(context.db, order.id),
    findMember(context.db, order.member_id),
  ]);
  return {
    orderId: order.id,
    orderedAt: order.created_at,
    credits: order.credits,
    price: order.amount_minor,
    fee: order.fee_minor,
    currency: order.currency,
    methodName: methodName(context.texts(context.locale), order.method),
    name: member?.name ?? '',
    email: member?.email ?? '',
    open: found
      ? {
          credits: found.terms.credits,
          amount: found.terms.amount,
          whole: found.terms.whole,
          until: found.until,
          // Derived from what went back before, so that two devices which show the same amount share one key.
          requestKey: `after-${refunds.length}`,
        }
      : null,
    returns: refunds.map(shownReturn),
    expired: order.state === 'completed' && askedAt > returnableUntil(order, context.tenant.refund_days),
  };
}

export function shownReturn({ id, kind, state, credits, amount_minor, created_at }: RefundRow): ShownReturn {
  return { id, kind, state, credits, amount: amount_minor, at: created_at };
}

async function ownOrder(context: MemberContext, id: string): Promise<OrderRow> {
  const order = await findOrder(context.db, id);
  if (order?.member_id !== context.member.id) throw notFound();
  return order;
}
