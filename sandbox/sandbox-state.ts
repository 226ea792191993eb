import { z } from 'zod';
import { paymentStartSchema } from '~/providers/payment/payment-start-schema';

const stateSchema = z.enum(['open', 'paid', 'pending', 'failed', 'cancelled']);

const paymentSchema = z.object({
  reference: z.string(),
  order: paymentStartSchema,
  state: stateSchema,
  createdAt: z.number(),
  changedAt: z.number(),
});

/**
 * An event to be delivered to the merchant. It is removed after its delivery; one that was given up stays visible for
 * the tester.
 */
const deliverySchema = z.object({
  eventId: z.string(),
  reference: z.string(),
  state: z.enum(['paid', 'pending', 'failed', 'cancelled']),
  occurredAt: z.number(),
  attempts: z.number(),
  /** The time of the next attempt in epoch milliseconds; null after giving up. */
  nextAt: z.number().nullable(),
  /** The result of the last attempt, for the tester. */
  lastAnswer: z.string().nullable(),
});

export const sandboxStateSchema = z.object({
  version: z.literal(1),
  /** Oldest first. */
  payments: z.array(paymentSchema),
  deliveries: z.array(deliverySchema),
});

export type SandboxState = z.infer<typeof sandboxStateSchema>;
export type SandboxPayment = z.infer<typeof paymentSchema>;
export type Delivery = z.infer<typeof deliverySchema>;
export type Outcome = Delivery['state'];

export function emptyState(): SandboxState {
  return { version: 1, payments: [], deliveries: [] };
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
  change: { reference: string; outcome: Outcome; eventId: string; now: number },
): boolean {
  const { reference, outcome, eventId, now } = change;
  const payment = findPayment(state, reference);
  if (!payment || !possibleOutcomes(payment).includes(outcome)) return false;
  payment.state = outcome;
  payment.changedAt = now;
  state.deliveries.push({
    eventId,
    reference,
    state: outcome,
    occurredAt: now,
    attempts: 0,
    nextAt: now,
    lastAnswer: null,
  });
  return true;
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
