import { z } from 'zod';
import { Rejected } from '../provider-errors';
import type { PaymentEvent, WebhookCall } from './payment-port';
import { verified } from './signature';

const id = z.string().min(1).max(64);
const reference = z.string().min(1).max(120);
const payment = {
  reference,
  merchant_payment_id: id,
  amount_minor: z.number().int().positive(),
  currency: z.string().regex(/^[A-Z]{3}$/),
};
const head = { id, occurred_at: z.number().int().positive() };

/** The body of a webhook as the sandbox and the memory provider write it. */
export const eventSchema = z.discriminatedUnion('type', [
  z.object({
    ...head,
    type: z.literal('payment.changed'),
    payment: z.object({
      ...payment,
      state: z.enum(['paid', 'pending', 'failed', 'cancelled']),
      failure: z.enum(['card-expired', 'declined']).optional(),
      mandate: z.object({ customer: reference, reference, label: z.string().min(1).max(60) }).optional(),
    }),
  }),
  z.object({
    ...head,
    type: z.enum(['refund.changed', 'chargeback.changed']),
    payment: z.object(payment),
    money_back: z.object({
      reference,
      merchant_refund_id: id.optional(),
      state: z.enum(['pending', 'done', 'failed']),
    }),
  }),
]);
type EventBody = z.infer<typeof eventSchema>;

export function writeEvent(event: PaymentEvent): string {
  return JSON.stringify(bodyOf(event));
}

function bodyOf(event: PaymentEvent): EventBody {
  const common = { id: event.eventId, occurred_at: event.occurredAt };
  const about = {
    reference: event.providerReference,
    merchant_payment_id: event.paymentId,
    amount_minor: event.amountMinor,
    currency: event.currency,
  };
  if (event.kind !== 'status') {
    const { kind, reference: moneyBack, refundId, state } = event;
    const money_back = { reference: moneyBack, ...(refundId && { merchant_refund_id: refundId }), state };
    return { ...common, type: `${kind}.changed`, payment: about, money_back };
  }
  const { state, failure, mandate } = event;
  const saved = mandate && { customer: mandate.customerReference, reference: mandate.reference, label: mandate.label };
  return {
    ...common,
    type: 'payment.changed',
    payment: { ...about, state, ...(failure && { failure }), ...(saved && { mandate: saved }) },
  };
}

/** Checks the signature before the shape, so that nothing of an unsigned body is parsed. */
export function readEvent(provider: string, secrets: readonly string[], call: WebhookCall, now: number): PaymentEvent {
  const text = verified(provider, secrets, call, now);
  const parsed = eventSchema.safeParse(parseJson(text));
  if (!parsed.success) throw new Rejected(provider, 'the body of the webhook is not an event');
  return eventOf(parsed.data);
}

function eventOf(body: EventBody): PaymentEvent {
  const facts = {
    eventId: body.id,
    providerReference: body.payment.reference,
    paymentId: body.payment.merchant_payment_id,
    amountMinor: body.payment.amount_minor,
    currency: body.payment.currency,
    occurredAt: body.occurred_at,
  };
  if (body.type === 'payment.changed') {
    const { state, failure, mandate } = body.payment;
    const saved = mandate && {
      customerReference: mandate.customer,
      reference: mandate.reference,
      label: mandate.label,
    };
    return { ...facts, kind: 'status', state, ...(failure && { failure }), ...(saved && { mandate: saved }) };
  }
  const { reference: moneyBack, merchant_refund_id: refundId, state } = body.money_back;
  const kind = body.type === 'refund.changed' ? 'refund' : 'chargeback';
  return { ...facts, kind, reference: moneyBack, ...(refundId && { refundId }), state };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
