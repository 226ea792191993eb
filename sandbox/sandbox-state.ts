import { z } from 'zod';
import { writeEvent } from '~/providers/payment/payment-event';
import type { PaymentEvent, PaymentFailure } from '~/providers/payment/payment-port';
import { paymentRecordSchema, setState, statusEvent } from '~/providers/payment/payment-record';
import { DAY } from '~/time/durations';

/**
 * An event to be delivered to the merchant. It is removed after its delivery; one that was given up stays visible for
 * the tester.
 */
const deliverySchema = z.object({
  eventId: z.string(),
  reference: z.string(),
  /** What it reports, for the tester. */
  what: z.string(),
  /** The body of the webhook; each attempt signs it again. */
  body: z.string(),
  attempts: z.number(),
  /** The time of the next attempt in epoch milliseconds; null after giving up. */
  nextAt: z.number().nullable(),
  /** The result of the last attempt, for the tester. */
  lastAnswer: z.string().nullable(),
});

const sentSchema = deliverySchema.pick({ eventId: true, what: true, body: true });

const savedSchema = paymentRecordSchema.shape.saved.unwrap().extend({
  /** The tester has let the card expire, so that further charges fail. */
  expired: z.boolean().default(false),
  /** The bank asks the buyer at further charges, as for 3-D Secure. */
  challenged: z.boolean().default(false),
});

const paymentSchema = paymentRecordSchema.extend({
  saved: savedSchema.optional(),
  /** The bank asks the buyer on its page, though the method is saved. */
  challenged: z.boolean().default(false),
  /** The tester holds its events back. */
  held: z.boolean().default(false),
  /** Its events so far, oldest first, so that they can be sent again. */
  events: z.array(sentSchema).default([]),
});

/** What happens by itself later, such as a transfer that arrives after days. */
const planSchema = z.object({
  reference: z.string(),
  at: z.number(),
  step: z.enum(['paid', 'expired', 'return', 'refund']),
  /** The provider's reference of the refund that ends. */
  refund: z.string().optional(),
});

const outcomeSchema = z.enum(['paid', 'pending', 'failed', 'cancelled']);

export const sandboxStateSchema = z.object({
  version: z.literal(2),
  /** Oldest first. */
  payments: z.array(paymentSchema),
  deliveries: z.array(deliverySchema),
  plans: z.array(planSchema).default([]),
});

/** The file as it was before money could go back: its deliveries only report a state. */
const firstStateSchema = z
  .object({
    version: z.literal(1),
    payments: z.array(paymentSchema),
    deliveries: z.array(
      deliverySchema.omit({ what: true, body: true }).extend({ state: outcomeSchema, occurredAt: z.number() }),
    ),
  })
  .transform(({ payments, deliveries }): SandboxState => {
    const state: SandboxState = { version: 2, payments, deliveries: [], plans: [] };
    for (const { state: outcome, occurredAt, ...rest } of deliveries) {
      const payment = findPayment(state, rest.reference);
      if (!payment) continue;
      const event = statusEvent(payment, { eventId: rest.eventId, state: outcome, occurredAt });
      state.deliveries.push({ ...rest, what: outcome, body: writeEvent(event) });
    }
    return state;
  });

export const storedStateSchema = z.union([sandboxStateSchema, firstStateSchema]);

export type SandboxState = z.infer<typeof sandboxStateSchema>;
export type SandboxPayment = z.infer<typeof paymentSchema>;
export type Delivery = z.infer<typeof deliverySchema>;
export type Outcome = z.infer<typeof outcomeSchema>;

export function emptyState(): SandboxState {
  return { version: 2, payments: [], deliveries: [], plans: [] };
}

export function findPayment(state: SandboxState, reference: string): SandboxPayment | undefined {
  return state.payments.find((payment) => payment.reference === reference);
}

/** The states that a payment can change to: any state from open, an end state from pending, none from a final one. */
export function possibleOutcomes(payment: SandboxPayment): readonly Outcome[] {
  if (payment.state === 'open') return ['paid', 'pending', 'failed', 'cancelled'];
  return payment.state === 'pending' ? ['paid', 'failed'] : [];
}

/**
 * Changes the payment and queues its event in one step. Returns false and changes nothing where the change is not
 * possible.
 */
export function settle(
  state: SandboxState,
  change: {
    reference: string;
    outcome: Outcome;
    eventId: string;
    now: number;
    failure?: PaymentFailure | undefined;
    /** The id of the mandate that is made if the member's method is to be saved. */
    mandateId?: string;
  },
): boolean {
  const { reference, outcome, eventId, now, failure, mandateId } = change;
  const payment = findPayment(state, reference);
  if (!payment || !possibleOutcomes(payment).includes(outcome)) return false;
  setState(payment, { state: outcome, now, failure });
  if (outcome === 'paid' && mandateId) saveMethod(payment, mandateId);
  queueEvent(state, statusEvent(payment, { eventId, state: outcome, occurredAt: now }));
  return true;
}

/** The events of a payment that can be sent again; more than a payment has in any course. */
const EVENTS_AT_MOST = 30;

export function queueEvent(state: SandboxState, event: PaymentEvent): void {
  const { eventId, providerReference: reference, occurredAt } = event;
  const payment = findPayment(state, reference)!;
  const what = event.kind === 'status' ? event.state : `${event.kind} ${event.state}`;
  const sent = { eventId, what, body: writeEvent(event) };
  payment.events = [...payment.events, sent].slice(-EVENTS_AT_MOST);
  const due = payment.held ? { nextAt: null, lastAnswer: 'held back' } : { nextAt: occurredAt, lastAnswer: null };
  state.deliveries.push({ ...sent, reference, attempts: 0, ...due });
}

/** Sends all events of a payment again, the newest first, as networks do that repeat and reorder. */
export function queueAgain(state: SandboxState, payment: SandboxPayment, now: number): void {
  const { reference } = payment;
  state.deliveries = state.deliveries.filter((delivery) => delivery.reference !== reference);
  for (const sent of payment.events.toReversed()) {
    state.deliveries.push({ ...sent, reference, attempts: 0, nextAt: now, lastAnswer: null });
  }
}

export function customerOf({ order: { customer, mandate } }: SandboxPayment): string | undefined {
  return mandate?.customerReference ?? (customer && (customer.reference ?? `cst_${customer.key}`));
}

function saveMethod(payment: SandboxPayment, mandateId: string): void {
  const customerReference = customerOf(payment);
  if (!payment.order.remember || payment.order.mandate || !customerReference) return;
  payment.saved = { customerReference, reference: mandateId, label: '•••• 4242', expired: false, challenged: false };
}

/**
 * Removes the oldest payments beyond `limit` that are no longer needed: final and delivered ones, and those left open
 * for a day.
 */
export function forgetOld(state: SandboxState, limit: number, now: number): void {
  const waiting = new Set(
    [...state.deliveries.filter((delivery) => delivery.nextAt !== null), ...state.plans].map(
      (entry) => entry.reference,
    ),
  );
  const idle = (payment: SandboxPayment) =>
    payment.state === 'open'
      ? payment.changedAt < now - DAY
      : payment.state !== 'pending' && !waiting.has(payment.reference);
  let excess = state.payments.length - limit;
  state.payments = state.payments.filter((payment) => excess <= 0 || !idle(payment) || excess-- <= 0);
  const remaining = new Set(state.payments.map((payment) => payment.reference));
  state.deliveries = state.deliveries.filter((delivery) => remaining.has(delivery.reference));
}
