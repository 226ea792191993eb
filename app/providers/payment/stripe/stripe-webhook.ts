import type { Stripe } from 'stripe';
import type { z } from 'zod';
import type { Clock } from '~/server/context/clock';
import { Rejected } from '../../provider-errors';
import type { MoneyBackEvent, PaymentEvent, ReportedState, StatusEvent, WebhookCall } from '../payment-port';
import { ask } from './stripe-client';
import { PROVIDER } from './stripe-methods';
import { PAYMENT_REFERENCE } from './stripe-refund';
import {
  disputeSchema,
  stripeEventSchema,
  paymentIntentSchema,
  stripeMethodSchema,
  listOf,
  refundSchema,
  sessionSchema,
  type StripeEvent,
  type StripeIntent,
  type StripeSession,
} from './stripe-shapes';
import { verifiedEvent } from './stripe-signature';
import { SAVES_CARD, SAVED_CARD, PAYMENT_ID } from './stripe-start';
import { chargeOutcome, disputeState, moneyOf, refundState, REFUND_ID } from './stripe-status';

interface Reading {
  stripe: Stripe;
  webhookSecrets: readonly string[];
  clock: Clock;
}
type Reader = (reading: Reading, event: StripeEvent) => Promise<PaymentEvent[]>;

/**
 * The events that change a payment. A checkout page stays open after a refused card, so the refusal is reported for
 * charges of a saved card only.
 */
const READERS: Record<string, Reader> = {
  'checkout.session.completed': (reading, event) => readSession(reading, event, undefined),
  'checkout.session.async_payment_succeeded': (reading, event) => readSession(reading, event, 'paid'),
  'checkout.session.async_payment_failed': (reading, event) => readSession(reading, event, 'failed'),
  'checkout.session.expired': (reading, event) => readSession(reading, event, 'cancelled'),
  'payment_intent.succeeded': readIntent,
  'payment_intent.processing': readIntent,
  'payment_intent.payment_failed': readIntent,
  'payment_intent.canceled': readIntent,
  'refund.created': readRefund,
  'refund.updated': readRefund,
  'refund.failed': readRefund,
  'charge.dispute.created': readDispute,
  'charge.dispute.updated': readDispute,
  'charge.dispute.closed': readDispute,
};

export async function readStripeWebhook(reading: Reading, call: WebhookCall): Promise<PaymentEvent[]> {
  const event = shaped(stripeEventSchema, verifiedEvent(reading, call));
  const read = Object.hasOwn(READERS, event.type) ? READERS[event.type] : undefined;
  return read ? read(reading, event) : [];
}

async function readSession(
  { stripe }: Reading,
  event: StripeEvent,
  state: ReportedState | undefined,
): Promise<StatusEvent[]> {
  const session = shaped(sessionSchema, event.data.object);
  const { client_reference_id: paymentId, amount_total: amount, currency } = session;
  // A page that someone opened at Stripe by hand has no payment here.
  if (!paymentId || amount == null || !currency) return [];
  const reported = state ?? (session.payment_status === 'paid' ? 'paid' : 'pending');
  const mandate = reported === 'paid' ? await findSavedCard(stripe, session) : undefined;
  return [
    {
      kind: 'status',
      ...factsOf(event),
      providerReference: session.id,
      paymentId,
      state: reported,
      ...moneyOf({ amount, currency }),
      ...(reported === 'failed' ? { failure: 'declined' as const } : {}),
      ...(mandate ? { mandate } : {}),
    },
  ];
}

async function findSavedCard(stripe: Stripe, session: StripeSession): Promise<StatusEvent['mandate']> {
  const { customer, payment_intent: intentId } = session;
  if (!session.metadata[SAVES_CARD] || !customer || !intentId) return undefined;
  const { payment_method: method } = await ask('reading a saved card', stripeMethodSchema, () =>
    stripe.paymentIntents.retrieve(intentId, { expand: ['payment_method'] }),
  );
  if (!method?.card) return undefined;
  return { customerReference: customer, reference: method.id, label: `•••• ${method.card.last4}` };
}

async function readIntent(_: Reading, event: StripeEvent): Promise<StatusEvent[]> {
  const intent = shaped(paymentIntentSchema, event.data.object);
  const paymentId = paymentOfSavedCard(intent);
  if (paymentId === undefined) return [];
  const { state, failure } = chargeOutcome(intent);
  if (state === 'open') return [];
  const facts = { ...factsOf(event), providerReference: intent.id, paymentId, ...moneyOf(intent) };
  return [{ kind: 'status', ...facts, state, ...(failure ? { failure } : {}) }];
}

async function readRefund(reading: Reading, event: StripeEvent): Promise<MoneyBackEvent[]> {
  const refund = shaped(refundSchema, event.data.object);
  const payment = ourPayment(refund.metadata) ?? (await findPaymentOf(reading, refund.payment_intent));
  if (!payment) return [];
  const refundId = refund.metadata[REFUND_ID];
  return [
    {
      kind: 'refund',
      ...factsOf(event),
      ...payment,
      reference: refund.id,
      ...(refundId ? { refundId } : {}),
      state: refundState(refund),
      ...moneyOf(refund),
    },
  ];
}

async function readDispute(reading: Reading, event: StripeEvent): Promise<MoneyBackEvent[]> {
  const dispute = shaped(disputeSchema, event.data.object);
  const state = disputeState(dispute);
  const payment = state && (await findPaymentOf(reading, dispute.payment_intent));
  if (!payment) return [];
  return [{ kind: 'chargeback', ...factsOf(event), ...payment, reference: dispute.id, ...moneyOf(dispute), state }];
}

type PaymentIds = Pick<PaymentEvent, 'providerReference' | 'paymentId'>;

/** Of a refund that we asked for; one made at Stripe by hand says nothing of the payment. */
function ourPayment(metadata: Record<string, string>): PaymentIds | undefined {
  const paymentId = metadata[PAYMENT_ID];
  const providerReference = metadata[PAYMENT_REFERENCE];
  return paymentId && providerReference ? { providerReference, paymentId } : undefined;
}

/** Refunds and disputes name the intent; undefined if neither a checkout page nor a charge of ours belongs to it. */
async function findPaymentOf(
  { stripe }: Reading,
  intentId: string | null | undefined,
): Promise<PaymentIds | undefined> {
  if (!intentId) return undefined;
  const { data } = await ask('reading the page of a charge', listOf(sessionSchema), () =>
    stripe.checkout.sessions.list({ payment_intent: intentId, limit: 1 }),
  );
  const [session] = data;
  if (session) {
    const paymentId = session.client_reference_id;
    return paymentId ? { providerReference: session.id, paymentId } : undefined;
  }
  const intent = await ask('reading a charge', paymentIntentSchema, () => stripe.paymentIntents.retrieve(intentId));
  const paymentId = paymentOfSavedCard(intent);
  return paymentId === undefined ? undefined : { providerReference: intent.id, paymentId };
}

function paymentOfSavedCard({ metadata }: StripeIntent): string | undefined {
  return metadata[SAVED_CARD] ? metadata[PAYMENT_ID] : undefined;
}

const factsOf = (event: StripeEvent) => ({ eventId: event.id, occurredAt: event.created * 1000 });

function shaped<T>(shape: z.ZodType<T>, value: unknown): T {
  const parsed = shape.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Rejected(PROVIDER, 'the body of the webhook is not an event', { cause: parsed.error });
}
