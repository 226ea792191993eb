import { moneyText } from '~/features/billing/operator/money-text';
import type { MoneyProblem } from '~/features/billing/operator/money-problem.server';

type Kind = MoneyProblem['kind'];
type Of<K extends Kind> = Extract<MoneyProblem, { kind: K }>;

const SENTENCES: { [K in Kind]: (problem: Of<K>, brand: string) => string } = {
  'no-order': ({ orderId }, brand) => `${brand} has no order ${orderId}`,
  'no-member': ({ email }, brand) => `${brand} has no member ${email}`,
  'order-not-completed': ({ state }) => `the order is ${state}: nothing was paid`,
  'no-paid-payment': () => 'no payment of the order is paid',
  'account-not-open': ({ account }) => `the payment account ${account} is not open: it could not send the money`,
  'more-credits-than-unspent': ({ unspent, credits }) =>
    `only ${unspent} of the ${credits} credits are unspent; for spent ones: --goodwill`,
  'more-goodwill-than-left': ({ wanted, most, currency }) =>
    `${moneyText(wanted, currency)} is more than is left: at most ${moneyText(most, currency)} beside the price of the unspent credits`,
  'nothing-unspent': ({ mostGoodwill, currency }) =>
    `the order has no unspent credits to refund; ${
      mostGoodwill > 0
        ? `for spent credits: --goodwill up to ${moneyText(mostGoodwill, currency)}`
        : 'all its money has gone back'
    }`,
  'no-chargeback': ({ reference }) => `the order has no chargeback ${reference}`,
  'chargeback-won-before': ({ reference }) => `the chargeback ${reference} was won before`,
  'chargeback-booked-before': ({ reference }) => `the chargeback ${reference} is booked already`,
  'chargeback-above-total': ({ total, currency }) =>
    `a bank cannot take back more than the ${moneyText(total, currency)}`,
  'nothing-left-to-charge-back': () => 'all its money has gone back; --amount says what the bank took',
};

/** The sentence of a problem for a terminal, which names the options of the command. */
export function moneyProblemText<K extends Kind>(problem: Of<K>, brand: string): string {
  return SENTENCES[problem.kind as K](problem, brand);
}
