import { z } from 'zod';
import { Rejected } from '../provider-errors';
import type { PaymentEvent, WebhookCall } from './payment-port';
import { verified } from './signature';

/** The body of a webhook as the sandbox and the memory provider write it. */
const eventSchema = z.object({
  id: z.string().min(1).max(64),
  type: z.literal('payment.changed'),
  occurred_at: z.number().int().positive(),
  payment: z.object({
    reference: z.string().min(1).max(64),
    merchant_payment_id: z.string().min(1).max(64),
    state: z.enum(['paid', 'pending', 'failed', 'cancelled']),
    amount_minor: z.number().int().positive(),
    currency: z.string().regex(/^[A-Z]{3}$/),
  }),
});

export function writeEvent(event: PaymentEvent): string {
  const body: z.infer<typeof eventSchema> = {
    id: event.eventId,
    type: 'payment.changed',
    occurred_at: event.occurredAt,
    payment: {
      reference: event.providerReference,
      merchant_payment_id: event.paymentId,
      state: event.state,
      amount_minor: event.amountMinor,
      currency: event.currency,
    },
  };
  return JSON.stringify(body);
}

/** Checks the signature before the shape, so that nothing of an unsigned body is parsed. */
export function readEvent(provider: string, secret: string, call: WebhookCall, now: number): PaymentEvent {
  const text = verified(provider, secret, call, now);
  const parsed = eventSchema.safeParse(parseJson(text));
  if (!parsed.success) throw new Rejected(provider, 'the body of the webhook is not an event');
  const { id, occurred_at: occurredAt, payment } = parsed.data;
  return {
    eventId: id,
    providerReference: payment.reference,
    paymentId: payment.merchant_payment_id,
    state: payment.state,
    amountMinor: payment.amount_minor,
    currency: payment.currency,
    occurredAt,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
