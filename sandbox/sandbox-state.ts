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

/** An event on its way to the merchant. A delivered one is forgotten; one given up stays for the tester to see. */
const deliverySchema = z.object({
  eventId: z.string(),
  reference: z.string(),
  state: z.enum(['paid', 'pending', 'failed', 'cancelled']),
  occurredAt: z.number(),
  attempts: z.number(),
  /** Epoch ms of the next attempt; null: given up. */
  nextAt: z.number().nullable(),
  /** What the last attempt met, for the tester. */
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

/** What may happen next: anything to an open payment, an end to a pending one, nothing to a final one. */
export function possibleOutcomes(payment: SandboxPayment): readonly Outcome[] {
  if (payment.state === 'open') return ['paid', 'pending', 'failed', 'cancelled'];
  return payment.state === 'pending' ? ['paid', 'failed'] : [];
}

/** Changes the payment and queues its event in one step; false, and nothing changed, where that may not happen. */
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

/** Forgets the oldest payments beyond `limit` that nobody waits for: final and delivered, or left open for a day. */
export function forgetOld(state: SandboxState, limit: number, now: number): void {
  const waiting = new Set(state.deliveries.filter((one) => one.nextAt !== null).map((one) => one.reference));
  const idle = (payment: SandboxPayment) =>
    payment.state === 'open'
      ? payment.changedAt < now - DAY
      : payment.state !== 'pending' && !waiting.has(payment.reference);
  let excess = state.payments.length - limit;
  state.payments = state.payments.filter((payment) => excess <= 0 || !idle(payment) || excess-- <= 0);
  const kept = new Set(state.payments.map((payment) => payment.reference));
  state.deliveries = state.deliveries.filter((one) => kept.has(one.reference));
}
