import type { LivePaymentMethod } from '~/tenancy/payment-methods';
import { DAY, MINUTE } from '~/time/durations';

/** How a kind of payment typically goes. Times are in milliseconds. */
export interface Course {
  /** What the buyer does on the provider's page. */
  page: string;
  /** The bank's own page in between, such as 3-D Secure. */
  challenge?: string;
  /** How long the money is on its way once the payment is pending; without it a tester settles the payment. */
  arrivesAfter?: number;
  /** The longest time in which the bank returns the money because the buyer asks for it. */
  returnableFor?: number;
  /** How long a refund takes. */
  refundsAfter: number;
}

const card: Course = {
  page: 'The buyer enters a card.',
  challenge: '3-D Secure: the bank asks the buyer to confirm.',
  refundsAfter: MINUTE,
};
const bank: Course = {
  page: 'The buyer approves the payment at their bank.',
  challenge: 'The bank’s own page: the buyer logs in and approves.',
  refundsAfter: DAY,
};
const wallet: Course = { page: 'The buyer confirms in an app.', refundsAfter: MINUTE };
const transfer: Course = {
  page: 'The buyer gets the bank details and transfers the money within days.',
  arrivesAfter: 2 * DAY,
  refundsAfter: DAY,
};
const voucher: Course = { page: 'The buyer enters the code of a voucher.', refundsAfter: DAY };
const debit: Course = {
  page: 'The bank is asked for the money and may still return it weeks later.',
  arrivesAfter: 3 * DAY,
  returnableFor: 21 * DAY,
  refundsAfter: DAY,
};

const courses: Partial<Record<LivePaymentMethod, Course>> = {
  mastercard: card,
  visa: card,
  creditcard: card,
  cartebancaire: card,
  dankort: card,
  nexi: card,
  bancontact: card,
  ideal: bank,
  eps: bank,
  przelewy24: bank,
  blik: wallet,
  mobilepay: wallet,
  swish: wallet,
  twint: wallet,
  satispay: wallet,
  vipps: wallet,
  applepay: wallet,
  paypal: wallet,
  wiretransfer: transfer,
  paysafecard: voucher,
  directdebit: debit,
};

/** A method that is not listed goes like a wallet: the buyer says yes or no. */
export function courseOf(method: string): Course {
  return courses[method as LivePaymentMethod] ?? wallet;
}

/** How long the bank takes to decide about a saved method that is charged without its holder. */
export const SAVED_METHOD_MS = 5000;
