import type { Db } from '~db/database';
import { listLotsOfOrder } from '~db/queries/credit-lot';
import { findOrder } from '~db/queries/order';
import { recordStatus } from './payments/record-status.service.server';
import { sendRefund } from './returning/refund.service.server';
import { returnOrder } from './returning/return.service.server';
import { ignoreDomainError, type Story } from './story-state.testing';

/* The part of the story in which money goes back: returns, refunds by staff, chargebacks. */

/** Returns an order, and checks the amount against the price of what was left, computed here on its own. */
export async function giveBack(story: Story): Promise<void> {
  const { buyer, rng, step, orders } = story;
  if (orders.length === 0) return;
  const bought = rng.pick(orders);
  const expected = await expectedReturn(buyer.db, bought.id);
  const request = {
    orderId: bought.id,
    requestKey: `return-${step}`,
    kind: 'return' as const,
    actor: { actor_kind: 'member' as const, actor_id: buyer.member.id },
  };
  const refund = await returnOrder(buyer, request).catch(ignoreDomainError);
  if (!refund) return;
  if (refund.amount_minor !== expected) {
    throw new Error(`Order ${bought.id}: ${refund.amount_minor} instead of the ${expected} its credits cost`);
  }
  if (rng.chance(0.3)) await returnOrder(buyer, request);
  bought.refunds.push(refund.id);
  for (let times = rng.int(0, 2); times > 0; times--) await sendRefund(buyer, { refund_id: refund.id });
}

/** Staff refund a part of the credits, or pay for spent ones, now and then more than there is. */
export async function teamRefund({ buyer, rng, orders, step }: Story): Promise<void> {
  if (orders.length === 0) return;
  const bought = rng.pick(orders);
  const wish = rng.chance(0.5) ? { credits: rng.int(1, 100) } : { goodwill: rng.int(1, 1000) };
  const actor = { actor_kind: 'staff' as const, actor_id: 'Eva' };
  const request = { orderId: bought.id, requestKey: `team-${step}`, kind: 'operator' as const, reason: 'x', actor };
  const refund = await returnOrder(buyer, { ...request, ...wish }).catch(ignoreDomainError);
  if (!refund) return;
  await returnOrder(buyer, { ...request, ...wish });
  const { returned_minor, total_minor } = (await findOrder(buyer.db, bought.id))!;
  if (returned_minor > total_minor) throw new Error(`Order ${bought.id}: the team refunded more than was paid`);
  bought.refunds.push(refund.id);
}

/** The provider is asked, while its calls are on their way. */
export async function ask({ buyer, rng, orders }: Story): Promise<void> {
  if (orders.length === 0) return;
  const { payment } = rng.pick(orders);
  await recordStatus(buyer, 'memory', await buyer.payments.status(payment));
}

/** The price of the unspent credits of an order: one after the other, without the product's formula. */
async function expectedReturn(db: Db, orderId: string): Promise<number> {
  const bought = (await findOrder(db, orderId))!;
  const [lot] = await listLotsOfOrder(db, orderId);
  if (!lot) return 0;
  const backs = await db
    .selectFrom('refund')
    .select(['credits', 'amount_minor', 'kind', 'state'])
    .where('tenant_id', '=', db.tenantId)
    .where('purchase_id', '=', orderId)
    .execute();
  const relevant = backs.filter(
    ({ kind, state, credits }) =>
      (kind !== 'chargeback' || state !== 'failed') && !(kind === 'operator' && credits === 0),
  );
  const [credits, money] = relevant.reduce(([c, m], back) => [c + back.credits, m + back.amount_minor], [0, 0]);
  const given = credits + lot.remaining;
  const worth =
    given === bought.credits ? bought.total_minor : Math.ceil((given * bought.amount_minor) / bought.credits);
  return Math.min(worth - money, bought.total_minor - bought.returned_minor);
}

export async function settleRefund(story: Story): Promise<void> {
  const { buyer, rng, orders, calls } = story;
  const sent = orders.filter(({ refunds }) => refunds.length > 0);
  if (sent.length === 0) return;
  const { payment, refunds } = rng.pick(sent);
  const refundId = rng.pick(refunds);
  await sendRefund(buyer, { refund_id: refundId }).catch(ignoreDomainError);
  try {
    calls.push(buyer.payments.settleRefund(payment, { refundId, state: rng.chance(0.8) ? 'done' : 'failed' }));
  } catch {
    // The provider does not know it, because the order was charged back before.
  }
}

export async function chargeBack({ buyer, rng, orders, calls }: Story): Promise<void> {
  const disputable = orders.filter(({ paid, chargebacks }) => paid && chargebacks.length < 2);
  if (disputable.length === 0) return;
  const bought = rng.pick(disputable);
  try {
    const call = buyer.payments.chargeBack(bought.payment, rng.chance(0.4) ? { amountMinor: rng.int(1, 1000) } : {});
    bought.chargebacks.push(call.reference);
    calls.push(call, call);
  } catch {
    // More than is left of the payment cannot be charged back.
  }
}

export async function winChargeback({ buyer, rng, orders, calls }: Story): Promise<void> {
  const disputed = orders.filter(({ chargebacks }) => chargebacks.length > 0);
  if (disputed.length === 0) return;
  const { payment, chargebacks } = rng.pick(disputed);
  calls.push(buyer.payments.chargeBack(payment, { reference: rng.pick(chargebacks), state: 'failed' }));
}
