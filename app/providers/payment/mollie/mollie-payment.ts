import { z } from 'zod';
import { Unavailable } from '../../provider-errors';
import type { SavedMethod, PaymentFailure, ReportedState, MoneyBackState } from '../payment-port';
import { fromMollieAmount } from './mollie-amount';
import { PROVIDER } from './mollie-client';

const amount = z
  .object({ currency: z.string().regex(/^[A-Z]{3}$/), value: z.string().max(20) })
  .transform((money, issues) => {
    const amountMinor = fromMollieAmount(money);
    if (amountMinor === undefined) issues.addIssue('is no amount of its currency');
    return { amountMinor: amountMinor ?? 0, currency: money.currency };
  });
const moment = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));
const reference = z.string().regex(/^[a-z]{2,4}_\w{4,60}$/);
/** What a payment or a refund carries of ours; other shops of the same account write something else, or nothing. */
const ours = (key: 'paymentId' | 'refundId') =>
  z
    .object({ [key]: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/) })
    .transform((metadata) => metadata[key])
    .optional()
    .catch(undefined);

const refund = z.object({
  id: reference,
  status: z.enum(['queued', 'pending', 'processing', 'refunded', 'failed', 'canceled']),
  amount,
  createdAt: moment,
  metadata: ours('refundId'),
});

const chargeback = z.object({ id: reference, amount, createdAt: moment, reversedAt: moment.nullish() });

const payment = z
  .object({
    id: reference,
    status: z.enum(['open', 'pending', 'authorized', 'paid', 'failed', 'canceled', 'expired']),
    amount,
    createdAt: moment,
    authorizedAt: moment.nullish(),
    paidAt: moment.nullish(),
    canceledAt: moment.nullish(),
    expiredAt: moment.nullish(),
    failedAt: moment.nullish(),
    metadata: ours('paymentId'),
    customerId: reference.nullish(),
    mandateId: reference.nullish(),
    sequenceType: z.string().nullish(),
    details: z
      .object({
        failureReason: z.string().nullish(),
        cardNumber: z.string().nullish(),
        consumerAccount: z.string().nullish(),
      })
      .nullish()
      .catch(undefined),
    method: z.string().nullish(),
    _links: z.object({ checkout: z.object({ href: z.url({ protocol: /^https$/ }) }).nullish() }).nullish(),
    _embedded: z.object({ refunds: z.array(refund).nullish(), chargebacks: z.array(chargeback).nullish() }).nullish(),
  })
  .transform(({ _links: links, _embedded: embedded, ...facts }) => ({
    ...facts,
    checkout: links?.checkout?.href,
    refunds: embedded?.refunds ?? [],
    chargebacks: embedded?.chargebacks ?? [],
  }));

export type MolliePayment = z.infer<typeof payment>;
export type MollieRefund = z.infer<typeof refund>;
export type MollieChargeback = z.infer<typeof chargeback>;

/** Everything that Mollie says passes here. What is not of the documented form leaves the outcome unknown. */
function reader<T>(what: string, schema: z.ZodType<T>): (response: unknown) => T {
  return (response) => {
    const parsed = schema.safeParse(response);
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    throw new Unavailable(PROVIDER, `the response is no ${what}: ${issue!.path.join('.')} ${issue!.message}`);
  };
}

export const readPayment = reader('payment', payment);
export const readRefund = reader('refund', refund);
/** Of a customer or a mandate only the id matters. */
export const readReference = reader('customer or mandate', z.object({ id: reference }));

/** An authorised payment is collected by itself. Nobody paid an expired one, so that it counts as cancelled. */
const STATES = {
  open: 'open',
  pending: 'pending',
  authorized: 'pending',
  paid: 'paid',
  failed: 'failed',
  canceled: 'cancelled',
  expired: 'cancelled',
} as const satisfies Record<MolliePayment['status'], ReportedState | 'open'>;

export const stateOf = ({ status }: MolliePayment): ReportedState | 'open' => STATES[status];

/** Mollie gives no time for the change to `pending`: there it is that of the payment itself. */
export function changedAt(payment: MolliePayment): number {
  const { paidAt, canceledAt, expiredAt, failedAt, authorizedAt, createdAt } = payment;
  const times = { open: null, pending: null, authorized: authorizedAt, paid: paidAt, failed: failedAt };
  const end = { ...times, canceled: canceledAt, expired: expiredAt }[payment.status];
  return end ?? createdAt;
}

export function failureOf({ status, details }: MolliePayment): PaymentFailure | undefined {
  if (status !== 'failed' || !details?.failureReason) return undefined;
  return details.failureReason === 'card_expired' ? 'card-expired' : 'declined';
}

/** The method that a paid first payment saved. */
export function savedMethod(payment: MolliePayment): (SavedMethod & { label: string }) | undefined {
  const { status, sequenceType, customerId, mandateId } = payment;
  if (status !== 'paid' || sequenceType !== 'first' || !customerId || !mandateId) return undefined;
  return { customerReference: customerId, reference: mandateId, label: labelOf(payment) };
}

/** The account of PayPal is an e-mail address, which is shown nowhere. */
function labelOf({ details, method }: MolliePayment): string {
  if (method === 'paypal') return 'PayPal';
  const number = details?.cardNumber ?? details?.consumerAccount ?? '';
  return `•••• ${/\w{4}$/.exec(number)?.[0] ?? ''}`.trim();
}

export function refundState({ status }: MollieRefund): MoneyBackState {
  if (status === 'refunded') return 'done';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}
