import { z } from 'zod';
import type { LivePaymentMethod } from '~/tenancy/payment-methods';
import { MandateEnded, Rejected } from '../provider-errors';
import type {
  SavedMethod,
  MoneyBackEvent,
  MoneyBackState,
  PaymentFailure,
  PaymentStart,
  ReportedState,
  PaymentStatus,
  RefundRequest,
  RefundStatus,
  StatusEvent,
} from './payment-port';
import { paymentStartSchema } from './payment-start-schema';

const moneyBackSchema = z.object({
  reference: z.string(),
  refundId: z.string().optional(),
  state: z.enum(['pending', 'done', 'failed']),
  amountMinor: z.number(),
  changedAt: z.number(),
});

/** A payment as the memory and the sandbox provider have it. */
export const paymentRecordSchema = z.object({
  reference: z.string(),
  order: paymentStartSchema,
  state: z.enum(['open', 'paid', 'pending', 'failed', 'cancelled']),
  failure: z.enum(['card-expired', 'declined']).optional(),
  createdAt: z.number(),
  changedAt: z.number(),
  /** The mandate under which the member's method is saved. */
  saved: z.object({ customerReference: z.string(), reference: z.string(), label: z.string() }).optional(),
  refunds: z.array(moneyBackSchema).default([]),
  chargebacks: z.array(moneyBackSchema).default([]),
});

export type PaymentRecord = z.infer<typeof paymentRecordSchema>;
export type MoneyBackRecord = z.infer<typeof moneyBackSchema>;

/** Whether the payment needs no page: a saved method, or an account with a mandate. Its money is on its way at once. */
export const needsNoPage = ({ mandate, bankAccount }: PaymentStart): boolean =>
  mandate !== undefined || bankAccount !== undefined;

export function newRecord(reference: string, order: PaymentStart, now: number): PaymentRecord {
  return {
    reference,
    order,
    state: needsNoPage(order) ? 'pending' : 'open',
    createdAt: now,
    changedAt: now,
    refunds: [],
    chargebacks: [],
  };
}

/** Throws `Rejected` if the payment id was used for another amount before. */
export function checkSameOrder(provider: string, { order: known }: PaymentRecord, order: PaymentStart): void {
  if (known.amountMinor !== order.amountMinor || known.currency !== order.currency) {
    throw new Rejected(provider, 'this payment id was used with another amount');
  }
}

export function statusOfRecord(record: PaymentRecord): PaymentStatus {
  const { paymentId, amountMinor, currency } = record.order;
  const { reference, state, changedAt, failure } = record;
  return {
    providerReference: reference,
    paymentId,
    state,
    amountMinor,
    currency,
    changedAt,
    ...(failure && { failure }),
    refunds: record.refunds.map((refund) => ({ ...refund, currency })),
    chargebacks: record.chargebacks.map((chargeback) => ({ ...chargeback, currency })),
  };
}

export function statusEvent(
  record: PaymentRecord,
  event: { eventId: string; state: ReportedState; occurredAt: number },
): StatusEvent {
  const { paymentId, amountMinor, currency } = record.order;
  const { saved, failure } = record;
  return {
    kind: 'status',
    providerReference: record.reference,
    paymentId,
    amountMinor,
    currency,
    ...event,
    ...(event.state === 'failed' && failure && { failure }),
    ...(event.state === 'paid' &&
      saved && {
        mandate: { customerReference: saved.customerReference, reference: saved.reference, label: saved.label },
      }),
  };
}

export function moneyBackEvent(
  record: PaymentRecord,
  kind: MoneyBackEvent['kind'],
  moneyBack: MoneyBackRecord,
  eventId: string,
): MoneyBackEvent {
  const { paymentId, currency } = record.order;
  const { changedAt, ...facts } = moneyBack;
  return { kind, eventId, providerReference: record.reference, paymentId, currency, occurredAt: changedAt, ...facts };
}

/** What is still with the merchant: the amount without what went back or is on its way back. */
export function remainingOf(record: PaymentRecord): number {
  const back = [...record.refunds, ...record.chargebacks].filter(({ state }) => state !== 'failed');
  return record.state === 'paid'
    ? back.reduce((left, movement) => left - movement.amountMinor, record.order.amountMinor)
    : 0;
}

/** Adds a refund once. Throws `Rejected` for one that contradicts the payment or is more than remains of it. */
export function addRefund(
  provider: string,
  record: PaymentRecord,
  request: RefundRequest,
  movement: { reference: string; state: MoneyBackState; now: number },
): { created: boolean; refund: RefundStatus } {
  const { refundId, amountMinor, currency } = request;
  if (record.order.paymentId !== request.paymentId) throw new Rejected(provider, 'the refund names another payment');
  if (record.order.currency !== currency) throw new Rejected(provider, 'the refund is in another currency');
  const known = record.refunds.find((refund) => refund.refundId === refundId);
  if (known && known.amountMinor !== amountMinor) {
    throw new Rejected(provider, 'this refund id was used with another amount');
  }
  if (known) return { created: false, refund: { ...known, currency } };
  if (amountMinor > remainingOf(record)) throw new Rejected(provider, 'the refund is more than what remains');
  const refund = {
    reference: movement.reference,
    refundId,
    state: movement.state,
    amountMinor,
    changedAt: movement.now,
  };
  record.refunds.push(refund);
  return { created: true, refund: { ...refund, currency } };
}

/** What the memory and the sandbox provider can save, as providers do: cards and a wallet. */
export const savedMethods: readonly LivePaymentMethod[] = [
  'creditcard',
  'mastercard',
  'visa',
  'cartebancaire',
  'paypal',
];

/** The payment with which a method was saved. Throws `MandateEnded` for one that ended or never was. */
export function findSaved<R extends PaymentRecord>(provider: string, records: readonly R[], mandate: SavedMethod): R {
  const found = records.find(isSavedBy(mandate));
  if (!found) throw new MandateEnded(provider, 'unknown mandate');
  return found;
}

export function removeSavedMethod(records: Iterable<PaymentRecord>, mandate: SavedMethod): void {
  for (const record of records) if (isSavedBy(mandate)(record)) delete record.saved;
}

const isSavedBy =
  (mandate: SavedMethod) =>
  ({ saved }: PaymentRecord): boolean =>
    saved?.reference === mandate.reference && saved.customerReference === mandate.customerReference;

export function setState(
  record: PaymentRecord,
  change: { state: ReportedState; now: number; failure?: PaymentFailure | undefined },
): void {
  record.state = change.state;
  record.changedAt = change.now;
  if (change.failure) record.failure = change.failure;
}
