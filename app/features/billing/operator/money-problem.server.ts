import type { OrderState } from '~db/schema/order';

/** Amounts in minor units of the currency of the order. */
type Money = { currency: string };

/** Why something cannot be done with the money of an order. Where it is shown to staff stands the sentence. */
export type MoneyProblem =
  | { kind: 'no-order'; orderId: string }
  | { kind: 'no-member'; email: string }
  | { kind: 'order-not-completed'; state: OrderState }
  | { kind: 'no-paid-payment' }
  | { kind: 'account-not-open'; account: string }
  | { kind: 'more-credits-than-unspent'; unspent: number; credits: number }
  | ({ kind: 'more-goodwill-than-left'; wanted: number; most: number } & Money)
  | ({ kind: 'nothing-unspent'; mostGoodwill: number } & Money)
  | { kind: 'no-chargeback'; reference: string }
  | { kind: 'chargeback-won-before'; reference: string }
  | { kind: 'chargeback-booked-before'; reference: string }
  | ({ kind: 'chargeback-above-total'; total: number } & Money)
  | { kind: 'nothing-left-to-charge-back' };

export class CannotMoveMoney extends Error {
  constructor(readonly problem: MoneyProblem) {
    super(problem.kind);
  }
}
