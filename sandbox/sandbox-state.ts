import { z } from 'zod';
import { writeEvent } from '~/providers/payment/payment-event';
import type { PaymentEvent, PaymentFailure } from '~/providers/payment/payment-port';
import { paymentRecordSchema, setState, statusEvent, type PaymentRecord } from '~/providers/payment/payment-record';

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

const outcomeSchema = z.enum(['paid', 'pending', 'failed', 'cancelled']);

export const sandboxStateSchema = z.object({
  version: z.literal(2),
  /** Oldest first. */
  payments: z.array(paymentRecordSchema),
  deliveries: z.array(deliverySchema),
});

/** The file as it was before money could go back: its deliveries only report a state. */
const firstStateSchema = z
  .object({
    version: z.literal(1),
    payments: z.array(paymentRecordSchema),
    deliveries: z.array(
      deliverySchema.omit({ what: true, body: true }).extend({ state: outcomeSchema, occurredAt: z.number() }),
    ),
  })
  .transform(({ payments, deliveries }): SandboxState => {
    const state: SandboxState = { version: 2, payments, deliveries: [] };
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
export type SandboxPayment = PaymentRecord;
export type Delivery = z.infer<typeof deliverySchema>;
export type Outcome = z.infer<typeof outcomeSchema>;

export function emptyState(): SandboxState {
  return { version: 2, payments: [], deliveries: [] };
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

export function queueEvent(state: SandboxState, event: PaymentEvent): void {
  const { eventId, providerReference: reference, occurredAt } = event;
  state.deliveries.push({
    eventId,
    reference,
    what: event.kind === 'status' ? event.state : `${event.kind} ${event.state}`,
    body: writeEvent(event),
    attempts: 0,
    nextAt: occurredAt,
    lastAnswer: null,
  });
}

export function customerOf({ order: { customer, mandate } }: SandboxPayment): string | undefined {
  return mandate?.customerReference ?? (customer && (customer.reference ?? `cst_${customer.key}`));
}

function saveMethod(payment: SandboxPayment, mandateId: string): void {
  const customerReference = customerOf(payment);
  if (!payment.order.remember || payment.order.mandate || !customerReference) return;
  payment.saved = { customerReference, reference: mandateId, label: '•••• 4242' };
}

const DAY = 86_400_000;

/**
 * Removes the oldest payments beyond `limit` that are no longer needed: final and delivered ones, and those left open
 * for a day.
 */
export function forgetOld(state: SandboxState, limit: number, now: number): void {
  const waiting = new Set(state.deliveries.filter((one) => one.nextAt !== null).map((one) => one.reference));
  const idle = (payment: SandboxPayment) =>
    payment.state === 'open'
      ? payment.changedAt < now - DAY
      : payment.state !== 'pending' && !waiting.has(payment.reference);
  let excess = state.payments.length - limit;
  state.payments = state.payments.filter((payment) => excess <= 0 || !idle(payment) || excess-- <= 0);
  const remaining = new Set(state.payments.map((payment) => payment.reference));
  state.deliveries = state.deliveries.filter((one) => remaining.has(one.reference));
}
