import { Rejected } from '../../provider-errors';
import type { ChargebackStatus, PaymentEvent, PaymentStatus, RefundStatus, WebhookCall } from '../payment-port';
import { PROVIDER } from './mollie-client';
import {
  changedAt,
  failureOf,
  savedMethod,
  refundState,
  stateOf,
  type MollieChargeback,
  type MolliePayment,
  type MollieRefund,
} from './mollie-payment';

const MAX_BODY = 4096;

/**
 * The id in a call to the webhook. Anybody can write one, so that it proves nothing: it only says what to ask Mollie
 * about. Throws `Rejected` for a body that is none of Mollie's.
 */
export function readHint({ body }: WebhookCall): string {
  if (Buffer.byteLength(body) > MAX_BODY) throw new Rejected(PROVIDER, 'the body of the webhook is larger than 4 kB');
  const ids = new URLSearchParams(body.toString()).getAll('id');
  if (ids.length !== 1 || !isPaymentReference(ids[0]!)) throw new Rejected(PROVIDER, 'the webhook names no payment');
  return ids[0]!;
}

export const isPaymentReference = (text: string): boolean => /^tr_\w{4,32}$/.test(text);

/**
 * What a payment says about itself and the money that went back. The ids of the events are made of what was fetched, so
 * that the same state is the same event in every call.
 */
export function eventsOf(payment: MolliePayment, paymentId: string): PaymentEvent[] {
  const { refunds, chargebacks, state, changedAt: occurredAt, ...facts } = toStatus(payment, paymentId);
  const mandate = savedMethod(payment);
  const common = { providerReference: payment.id, paymentId };
  const status: PaymentEvent[] =
    state === 'open'
      ? []
      : [
          {
            kind: 'status',
            ...facts,
            state,
            occurredAt,
            eventId: `${payment.id}:${state}:${occurredAt}`,
            ...(mandate ? { mandate } : {}),
          },
        ];
  const moneyBack = (kind: 'refund' | 'chargeback', all: RefundStatus[]): PaymentEvent[] =>
    all.map(({ changedAt: at, ...status }) => ({
      kind,
      ...common,
      ...status,
      occurredAt: at,
      eventId: `${status.reference}:${status.state}:${at}`,
    }));
  return [...status, ...moneyBack('refund', refunds), ...moneyBack('chargeback', chargebacks)];
}

export function toStatus(payment: MolliePayment, paymentId: string): PaymentStatus {
  const failure = failureOf(payment);
  return {
    providerReference: payment.id,
    paymentId,
    state: stateOf(payment),
    ...payment.amount,
    changedAt: changedAt(payment),
    ...(failure ? { failure } : {}),
    refunds: payment.refunds.map(toRefundStatus),
    chargebacks: payment.chargebacks.map(toChargebackStatus),
  };
}

/** Mollie gives no time for the changes of a refund: the time is always that of the refund itself. */
export function toRefundStatus(refund: MollieRefund): RefundStatus {
  const { id, metadata: refundId, amount, createdAt } = refund;
  return {
    reference: id,
    ...(refundId ? { refundId } : {}),
    state: refundState(refund),
    ...amount,
    changedAt: createdAt,
  };
}

function toChargebackStatus({ id, amount, createdAt, reversedAt }: MollieChargeback): ChargebackStatus {
  return { reference: id, state: reversedAt ? 'failed' : 'done', ...amount, changedAt: reversedAt ?? createdAt };
}
