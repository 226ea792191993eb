import type { SpendingNoticeRule } from '~/tenancy/tenant';
import { DAY } from '~/time/durations';

const MONTH = 30 * DAY;
/** The usual month is the average of at most this many before the last thirty days. */
const USUAL_MONTHS = 6;

export const HISTORY_MS = (USUAL_MONTHS + 1) * MONTH;

export interface PaidOrder {
  completedAt: number;
  /** In minor units, less what went back. */
  amount: number;
}

export interface UnusualSpending {
  reason: 'amount' | 'usual';
  spent: number;
}

/**
 * Whether the orders of one currency are more than the brand calls usual: a fixed amount within some days, or a multiple
 * of the member's usual month. Nobody has a usual month during their first thirty days.
 */
export function findUnusual(
  orders: readonly PaidOrder[],
  rule: Pick<SpendingNoticeRule, 'days' | 'times_usual'> & { amount: number | undefined },
  now: number,
): UnusualSpending | null {
  const sum = (from: number, to: number) =>
    orders.reduce((all, { completedAt, amount }) => (completedAt > from && completedAt <= to ? all + amount : all), 0);
  const lately = sum(now - rule.days * DAY, now);
  if (rule.amount !== undefined && lately >= rule.amount) return { reason: 'amount', spent: lately };
  if (rule.times_usual === 0) return null;
  const monthAgo = now - MONTH;
  const earlier = orders.filter(({ completedAt }) => completedAt > now - HISTORY_MS && completedAt <= monthAgo);
  if (earlier.length === 0) return null;
  const first = Math.min(...earlier.map(({ completedAt }) => completedAt));
  const months = Math.max(1, Math.ceil((monthAgo - first) / MONTH));
  const usual = sum(now - HISTORY_MS, monthAgo) / months;
  const month = sum(monthAgo, now);
  return usual > 0 && month >= rule.times_usual * usual ? { reason: 'usual', spent: month } : null;
}
