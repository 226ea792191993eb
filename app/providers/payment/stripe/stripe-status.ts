import type { Stripe } from 'stripe';
import { Rejected } from '../../provider-errors';
import type { ChargebackStatus, MoneyBackState, PaymentFailure, PaymentStatus, RefundStatus } from '../payment-port';
import { ask } from './stripe-client';
import { PROVIDER } from './stripe-methods';
import { fromStripeAmount } from './stripe-money';
import {
  disputeSchema,
  paymentIntentSchema,
  listOf,
  paidSessionSchema,
  refundSchema,
  type StripeDispute,
  type StripeIntent,
  type StripeRefund,
} from './stripe-shapes';
import { SAVED_CARD, PAYMENT_ID } from './stripe-start';

/** In the metadata of a refund. */
export const REFUND_ID = 'refund_id';
/** Of both kinds of payment, which is what `start` returned: of a checkout page, or of a charge of a saved card. */
const REFERENCE = /^(cs|pi)_\w{1,200}$/;

type Money = Pick<PaymentStatus, 'amountMinor' | 'currency'>;
/** A payment as Stripe has it now, without its refunds. */
export interface FoundPayment extends Omit<PaymentStatus, 'refunds' | 'chargebacks'> {
  /** Null as long as nobody has tried to pay. */
  intentId: string | null;
  disputed: boolean;
}

export async function findStatus(stripe: Stripe, providerReference: string): Promise<PaymentStatus> {
  const { intentId, disputed, ...status } = await findPayment(stripe, providerReference);
  if (intentId === null || status.state !== 'paid') return { ...status, refunds: [], chargebacks: [] };
  const [refunds, chargebacks] = await Promise.all([
    findRefunds(stripe, intentId),
    disputed ? findDisputes(stripe, intentId) : [],
  ]);
  return { ...status, refunds, chargebacks };
}

/** Throws `Rejected` for what is no payment of this platform, though the account may have it. */
export async function findPayment(stripe: Stripe, providerReference: string): Promise<FoundPayment> {
  const kind = REFERENCE.exec(providerReference)?.[1];
  if (kind === 'cs') return findCheckout(stripe, providerReference);
  if (kind === 'pi') return findCharge(stripe, providerReference);
  throw new Rejected(PROVIDER, 'this is no reference of a payment');
}

async function findCheckout(stripe: Stripe, providerReference: string): Promise<FoundPayment> {
  const session = await ask('reading a checkout page', paidSessionSchema, () =>
    stripe.checkout.sessions.retrieve(providerReference, { expand: ['payment_intent.latest_charge'] }),
  );
  const paymentId = session.client_reference_id;
  if (!paymentId || session.amount_total == null || !session.currency) throw notOurs();
  const intent = session.payment_intent;
  const facts = {
    providerReference,
    paymentId,
    ...moneyOf({ amount: session.amount_total, currency: session.currency }),
  };
  const rest = { intentId: intent?.id ?? null, disputed: isDisputed(intent) };
  if (session.status === 'open') return { ...facts, ...rest, state: 'open', changedAt: session.created * 1000 };
  if (session.status === 'expired')
    return { ...facts, ...rest, state: 'cancelled', changedAt: session.expires_at * 1000 };
  if (!intent) return { ...facts, ...rest, state: 'pending', changedAt: session.created * 1000 };
  return { ...facts, ...rest, ...outcomeOf(intent) };
}

async function findCharge(stripe: Stripe, providerReference: string): Promise<FoundPayment> {
  const intent = await ask('reading a charge', paymentIntentSchema, () =>
    stripe.paymentIntents.retrieve(providerReference, { expand: ['latest_charge'] }),
  );
  const paymentId = intent.metadata[PAYMENT_ID];
  if (!paymentId || !intent.metadata[SAVED_CARD]) throw notOurs();
  const rest = { intentId: intent.id, disputed: isDisputed(intent) };
  return { providerReference, paymentId, ...moneyOf(intent), ...rest, ...chargeOutcome(intent) };
}

const notOurs = () => new Rejected(PROVIDER, 'this is no payment of this platform');

const isDisputed = (intent: StripeIntent | null | undefined) => intent?.latest_charge?.disputed === true;

/** Of a charge of a saved card, which is open while its bank waits for the member. */
export function chargeOutcome(intent: StripeIntent): Pick<FoundPayment, 'state' | 'changedAt' | 'failure'> {
  const outcome = outcomeOf(intent);
  if (intent.status !== 'requires_action') return outcome;
  return { state: 'open', changedAt: outcome.changedAt };
}

/** What became of an intent after the member did what there was to do. */
export function outcomeOf(intent: StripeIntent): Pick<FoundPayment, 'state' | 'changedAt' | 'failure'> {
  const changedAt = (intent.latest_charge?.created ?? intent.created) * 1000;
  switch (intent.status) {
    case 'succeeded':
      return { state: 'paid', changedAt };
    case 'canceled':
      return { state: 'cancelled', changedAt: (intent.canceled_at ?? intent.created) * 1000 };
    case 'requires_payment_method':
    case 'requires_action':
      return { state: 'failed', changedAt, failure: failureOf(intent) };
    default:
      return { state: 'pending', changedAt };
  }
}

function failureOf({ last_payment_error: error }: StripeIntent): PaymentFailure {
  return error?.code === 'expired_card' || error?.decline_code === 'expired_card' ? 'card-expired' : 'declined';
}

export async function findRefunds(stripe: Stripe, intentId: string): Promise<RefundStatus[]> {
  const { data } = await ask('reading refunds', listOf(refundSchema), () =>
    stripe.refunds.list({ payment_intent: intentId, limit: 100 }),
  );
  return data.map(toRefundStatus);
}

async function findDisputes(stripe: Stripe, intentId: string): Promise<ChargebackStatus[]> {
  const { data } = await ask('reading disputes', listOf(disputeSchema), () =>
    stripe.disputes.list({ payment_intent: intentId, limit: 100 }),
  );
  return data.flatMap((dispute) => {
    const state = disputeState(dispute);
    return state ? [{ reference: dispute.id, state, ...moneyOf(dispute), changedAt: dispute.created * 1000 }] : [];
  });
}

export function toRefundStatus(refund: StripeRefund): RefundStatus {
  const refundId = refund.metadata[REFUND_ID];
  return {
    reference: refund.id,
    ...(refundId ? { refundId } : {}),
    state: refundState(refund),
    ...moneyOf(refund),
    changedAt: refund.created * 1000,
  };
}

export function refundState({ status }: Pick<StripeRefund, 'status'>): MoneyBackState {
  if (status === 'succeeded') return 'done';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

/**
 * Stripe takes the money when a dispute is opened and returns it if the dispute is won. Undefined for an inquiry, which may
 * come before and takes nothing.
 */
export function disputeState({ status }: Pick<StripeDispute, 'status'>): MoneyBackState | undefined {
  if (status.startsWith('warning_')) return undefined;
  return status === 'won' || status === 'prevented' ? 'failed' : 'done';
}

export function moneyOf({ amount, currency }: { amount: number; currency: string }): Money {
  return { amountMinor: fromStripeAmount(amount, currency), currency };
}
