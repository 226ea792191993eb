import type { CreditLotRow } from '~db/schema/credit-lot';
import type { OrderRow } from '~db/schema/order';
import type { RefundRow } from '~db/schema/refund';
import { DAY } from '~/time/durations';
import { vatContained } from '../shop/vat-rates';

type Priced = Pick<
  OrderRow,
  'state' | 'credits' | 'amount_minor' | 'total_minor' | 'returned_minor' | 'vat_rate' | 'completed_at'
>;

/** The return that an order allows now. Amounts are in minor units. */
export interface ReturnTerms {
  /** The unspent credits of the order, which are taken back. */
  credits: number;
  amount: number;
  /** The tax contained in the amount. */
  vat: number;
  /** Whether nothing was spent: the fee is then part of the amount. */
  whole: boolean;
}

/** The last moment of a return: the end of the brand's days after the order was completed, in epoch milliseconds. */
export function returnableUntil({ completed_at }: Pick<OrderRow, 'completed_at'>, days: number): number {
  return (completed_at ?? 0) + days * DAY;
}

/**
 * The price of the unspent credits: of an order with nothing spent the whole total with the fee, otherwise their share
 * of the price after discount, rounded up to a whole minor unit. Undefined if nothing is left to return. Several
 * returns of one order, which happen when reserved credits come back later, never sum to more than one would have given.
 */
export function returnTerms(
  order: Priced,
  lot: Pick<CreditLotRow, 'remaining'> | undefined,
  earlier: readonly Pick<RefundRow, 'kind' | 'state' | 'credits' | 'amount_minor'>[],
): ReturnTerms | undefined {
  if (order.state !== 'completed' || !lot || lot.remaining === 0) return undefined;
  // A return that the provider refused is still owed to the member; a chargeback that was won came back.
  const relevant = earlier.filter(
    (refund) =>
      refund.kind !== 'duplicate' &&
      !(refund.kind === 'chargeback' && refund.state === 'failed') &&
      !isGoodwill(refund),
  );
  const returned = sum(relevant.map(({ credits }) => credits));
  const paidBack = sum(relevant.map(({ amount_minor }) => amount_minor));
  const credits = returned + lot.remaining;
  const whole = credits === order.credits;
  const target = whole ? order.total_minor : shareOf(order, credits);
  const amount = Math.min(target - paidBack, order.total_minor - order.returned_minor);
  if (amount <= 0) return undefined;
  return { credits: lot.remaining, amount, vat: vatContained(amount, order.vat_rate), whole };
}

/**
 * What staff can pay beyond the price of the unspent credits, in minor units: at most what came in and has not gone
 * back, so that no later return has to be refused. Nothing of an order that paid an open amount.
 */
export function goodwillLeft(
  order: Priced,
  lot: Pick<CreditLotRow, 'remaining'> | undefined,
  earlier: Parameters<typeof returnTerms>[2],
): number {
  if (order.state !== 'completed' || order.credits === 0) return 0;
  return Math.max(0, order.total_minor - order.returned_minor - (returnTerms(order, lot, earlier)?.amount ?? 0));
}

/** The money that staff paid for spent credits; it lowers the price of no unspent ones. */
function isGoodwill({ kind, credits }: Pick<RefundRow, 'kind' | 'credits'>): boolean {
  return kind === 'operator' && credits === 0;
}

/** The price of so many credits of an order, in minor units, rounded up; 0 for an order without credits. */
export function shareOf(order: Pick<OrderRow, 'amount_minor' | 'credits'>, credits: number): number {
  if (order.credits === 0) return 0;
  return Math.ceil((order.amount_minor * credits) / order.credits);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
