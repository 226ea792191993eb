import type { Tx } from '~db/database';
import { findOrder } from '~db/queries/order';
import { insertReceivable, listOwed, listPaidBy, patchReceivable } from '~db/queries/receivable';
import type { OrderRow } from '~db/schema/order';
import type { ReceivableRow } from '~db/schema/refund';
import type { BrandContext } from '~/server/context/context.server';
import { vatContained } from '../shop/vat-rates';
import { giveAgainIn, takeCreditsBackIn } from '../ledger/take-back.server';
import { announceIn, REFUNDED_TOPIC } from './money-events.server';
import { OPEN_AMOUNT } from '../orders/order-status';
import { noteRefundIn } from './return.service.server';

/**
 * Brings what an order of an open amount has paid in line with the money of it that is here: pays what is open, oldest
 * first, sends back what nothing is owed for, and reopens what its refunds and chargebacks took away again. Does nothing
 * for any other order. The member is locked by the caller.
 */
export async function settleOpenAmountIn(tx: Tx, context: BrandContext, orderId: string): Promise<void> {
  const order = await findOrder(tx, orderId);
  if (order?.bundle_id !== OPEN_AMOUNT || order.state !== 'completed') return;
  const available = Math.max(0, order.total_minor - order.returned_minor);
  const paid = await listPaidBy(tx, order.id);
  const covered = paid.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
  if (available < covered) return reopenIn(tx, context, paid, covered - available);
  const left = await payIn(tx, context, order, available - covered);
  if (left > 0) await sendBackIn(tx, context, order, left);
}

/** Pays what the member owes under the terms of the order, and returns what is left of the money. */
async function payIn(tx: Tx, context: BrandContext, order: OrderRow, money: number): Promise<number> {
  let left = money;
  for (const row of await listOwed(tx, order.member_id)) {
    if (left === 0) break;
    if (row.currency !== order.currency || row.country !== order.country || row.vat_rate !== order.vat_rate) continue;
    const part = await divideIn(tx, context, row, Math.min(row.amount_minor, left));
    const now = context.clock.now();
    await patchReceivable(tx, row.id, { state: 'paid', paid_by: order.id, updated_at: now });
    // The credits count as sold again, and nobody's balance changes.
    const taking = { id: context.ids.ulid(), memberId: order.member_id, orderId: row.purchase_id } as const;
    await takeCreditsBackIn(tx, context, { ...taking, kind: 'adjustment', shares: [], owed: -part.credits });
    left -= part.amount;
  }
  return left;
}

/** Opens what was paid again, the newest first. */
async function reopenIn(tx: Tx, context: BrandContext, paid: ReceivableRow[], money: number): Promise<void> {
  let left = money;
  for (const row of paid.toReversed()) {
    if (left === 0) break;
    const part = await divideIn(tx, context, row, Math.min(row.amount_minor, left));
    await patchReceivable(tx, row.id, { state: 'open', paid_by: null, updated_at: context.clock.now() });
    const giving = { id: context.ids.ulid(), memberId: row.member_id, orderId: row.purchase_id } as const;
    await giveAgainIn(tx, context, { ...giving, kind: 'adjustment', shares: [], owed: -part.credits });
    left -= part.amount;
  }
}

/** Leaves so much of the amount in the row, with its share of the credits; the rest becomes a row of its own. */
async function divideIn(
  tx: Tx,
  context: BrandContext,
  row: ReceivableRow,
  amount: number,
): Promise<{ amount: number; credits: number }> {
  if (amount === row.amount_minor) return { amount, credits: row.credits };
  const credits = Math.floor((row.credits * amount) / row.amount_minor);
  const { id, member_id, purchase_id, currency, state, paid_by, created_at } = row;
  await insertReceivable(tx, {
    id: context.ids.ulid(),
    member_id,
    purchase_id,
    credits: row.credits - credits,
    amount_minor: row.amount_minor - amount,
    currency,
    state,
    refund_id: row.refund_id ?? id,
    paid_by,
    created_at,
    updated_at: context.clock.now(),
  });
  await patchReceivable(tx, id, { credits, amount_minor: amount, updated_at: context.clock.now() });
  return { amount, credits };
}

async function sendBackIn(tx: Tx, context: BrandContext, order: OrderRow, amount: number): Promise<void> {
  const id = context.ids.ulid();
  await noteRefundIn(tx, context, {
    id,
    order,
    kind: 'overpaid',
    amount,
    vat: vatContained(amount, order.vat_rate),
    credits: 0,
    requestKey: `overpaid:${id}`,
    reason: null,
    actor_kind: 'system',
    actor_id: null,
  });
  await announceIn(tx, context, REFUNDED_TOPIC, { order, event: { reference: id, amountMinor: amount } });
}
