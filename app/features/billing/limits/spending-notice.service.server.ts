import type { Tx } from '~db/database';
import { listPaidOrders } from '~db/queries/order';
import { findSpendingNotice, saveSpendingNotice } from '~db/queries/spending-notice';
import type { OrderRow } from '~db/schema/order';
import type { MemberContext, BrandContext } from '~/server/context/context.server';
import { DAY } from '~/time/durations';
import type { ShownNotice } from './shown-limits';
import { findUnusual, HISTORY_MS } from './unusual-spending.server';

export const USUAL_DAYS = 30;
/** Anyone who opens the page of an old order later is not reminded. */
const SHOWN_MS = DAY;

/**
 * Notes that the order just completed makes the member's spending unusual by the rule of the brand, unless that was said
 * not long ago. The page of the order shows it; nothing else follows from it.
 */
export async function noteUnusualSpendingIn(tx: Tx, context: BrandContext, order: OrderRow): Promise<void> {
  const { amounts, days, times_usual, quiet_days } = context.tenant.spending_notice;
  const now = context.clock.now();
  const last = await findSpendingNotice(tx, order.member_id);
  if (last && last.created_at > now - quiet_days * DAY) return;
  const { currency } = order;
  const orders = await listPaidOrders(tx, { memberId: order.member_id, currency, since: now - HISTORY_MS });
  const unusual = findUnusual(orders, { amount: amounts[currency], days, times_usual }, now);
  if (!unusual) return;
  await saveSpendingNotice(tx, {
    member_id: order.member_id,
    purchase_id: order.id,
    ...unusual,
    currency,
    created_at: now,
    dismissed_at: null,
  });
}

/** The notice about spending on the page of an order; null on every other page, later, and once it is dismissed. */
export async function findNoticeOf(context: MemberContext, orderId: string): Promise<ShownNotice | null> {
  const notice = await findSpendingNotice(context.db, context.member.id);
  if (notice?.purchase_id !== orderId || notice.dismissed_at !== null) return null;
  if (notice.created_at <= context.clock.now() - SHOWN_MS) return null;
  const { days, times_usual } = context.tenant.spending_notice;
  const { reason, spent, currency } = notice;
  return { reason, spent, currency, days: reason === 'amount' ? days : USUAL_DAYS, timesUsual: times_usual };
}
