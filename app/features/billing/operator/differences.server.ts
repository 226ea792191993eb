import type { OrderRow } from '~db/schema/order';
import type { PaymentRow } from '~db/schema/payment';
import type { RefundRow } from '~db/schema/refund';
import type { ChargebackStatus, PaymentStatus, RefundStatus } from '~/providers/payment/payment-port';
import { moneyText } from './money-text';

/** A difference between the records of this platform and of the provider about a payment. */
export interface Difference {
  what: 'state' | 'amount' | 'order' | 'refund' | 'chargeback' | 'unknown' | 'not asked';
  here: string;
  there: string;
}

export interface BookedPayment {
  payment: PaymentRow;
  order: Pick<OrderRow, 'state'>;
  /** Of this payment. */
  refunds: readonly RefundRow[];
}

const COLLECTED: ReadonlySet<string> = new Set(['paid', 'refunded', 'charged_back']);
const UNPAID: ReadonlySet<string> = new Set(['created', 'failed', 'cancelled']);
/** A refund is sent by a job; until then the provider knows nothing of it. */
const SENDING_MS = 3_600_000;

/** What has to be brought in or looked into; nothing if both sides say the same. */
export function differencesOf(
  { payment, order, refunds }: BookedPayment,
  status: PaymentStatus,
  now: number,
): Difference[] {
  const back = refunds.filter(({ kind }) => kind !== 'chargeback');
  const charged = refunds.filter(({ kind }) => kind === 'chargeback');
  return [
    ...stateDifferences(payment, order, status),
    ...amountDifferences(payment, status),
    ...moneyBackDifferences('refund', back, status.refunds, now),
    ...moneyBackDifferences('chargeback', charged, status.chargebacks, now),
  ];
}

function stateDifferences(payment: PaymentRow, order: BookedPayment['order'], { state }: PaymentStatus): Difference[] {
  const paidHere = COLLECTED.has(payment.state);
  const same =
    state === 'paid' ? paidHere : state === 'pending' ? payment.state === 'pending' : UNPAID.has(payment.state);
  if (!same) return [{ what: 'state', here: payment.state, there: state }];
  // A second payment of one order goes back by itself, whatever became of the first.
  const wanted = payment.state === 'paid' && order.state !== 'completed';
  return wanted ? [{ what: 'order', here: order.state, there: 'paid' }] : [];
}

function amountDifferences(payment: PaymentRow, status: PaymentStatus): Difference[] {
  const here = moneyText(payment.amount_minor, payment.currency);
  const there = moneyText(status.amountMinor, status.currency);
  const id = status.paymentId === payment.id ? [] : [{ what: 'unknown' as const, here: payment.id, there: status.paymentId }]; // prettier-ignore
  return here === there ? id : [...id, { what: 'amount', here, there }];
}

function moneyBackDifferences(
  what: 'refund' | 'chargeback',
  ours: readonly RefundRow[],
  theirs: readonly (RefundStatus | ChargebackStatus)[],
  now: number,
): Difference[] {
  const found = new Map(theirs.map((status) => [status, ours.find((row) => isSame(row, status))]));
  const missing = ours.filter((row) => ![...found.values()].includes(row));
  return [
    ...[...found].flatMap(([status, row]): Difference[] => {
      const there = `${status.state} ${moneyText(status.amountMinor, status.currency)} ${status.reference}`;
      // What failed there before it was known here has moved no money.
      if (!row) return status.state === 'failed' ? [] : [{ what, here: '-', there }];
      const alike =
        row.state === status.state || (what === 'chargeback' && status.state === 'pending' && row.state === 'done');
      const same = alike && row.amount_minor === status.amountMinor && row.currency === status.currency;
      return same ? [] : [{ what, here: textOf(row), there }];
    }),
    ...missing
      .filter((row) => row.state === 'done' || (row.state === 'pending' && now - row.created_at > SENDING_MS))
      .map((row): Difference => ({ what, here: textOf(row), there: '-' })),
  ];
}

const isSame = (row: RefundRow, status: RefundStatus) =>
  row.id === status.refundId || row.provider_reference === status.reference;

const textOf = (row: RefundRow) =>
  `${row.state} ${moneyText(row.amount_minor, row.currency)} ${row.provider_reference ?? row.id}`;
