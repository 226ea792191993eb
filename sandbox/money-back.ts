import { moneyBackEvent, remainingOf, type MoneyBackRecord } from '~/providers/payment/payment-record';
import { findPayment, queueEvent, type SandboxState } from './sandbox-state';

export interface MoneyBack {
  kind: 'refund' | 'chargeback';
  /** The provider's reference of one that exists; without it the bank or the tester begins one. */
  moneyBack?: string | undefined;
  state: 'done' | 'failed';
  /** All that remains by default. */
  amountMinor?: number | undefined;
}

/**
 * Makes a refund or a chargeback, or changes one, and queues its event in one step. Returns false and changes nothing
 * where that is not possible.
 */
export function moveMoneyBack(
  state: SandboxState,
  change: MoneyBack & { reference: string; id: string; eventId: string; now: number },
): boolean {
  const { kind, moneyBack, reference, now } = change;
  const payment = findPayment(state, reference);
  if (!payment) return false;
  const list = kind === 'refund' ? payment.refunds : payment.chargebacks;
  const record = moneyBack === undefined ? begin(change, remainingOf(payment)) : find(list, moneyBack, change);
  if (!record) return false;
  if (moneyBack === undefined) list.push(record);
  Object.assign(record, { state: change.state, changedAt: now });
  queueEvent(state, moneyBackEvent(payment, kind, record, change.eventId));
  return true;
}

function begin(change: MoneyBack & { id: string; now: number }, remaining: number): MoneyBackRecord | undefined {
  const { kind, id, now, amountMinor = remaining } = change;
  if (change.state === 'failed' || amountMinor < 1 || amountMinor > remaining) return undefined;
  return { reference: `${kind === 'refund' ? 're' : 'dp'}_${id}`, state: 'pending', amountMinor, changedAt: now };
}

/** A refund ends once; a chargeback may be won after the money was taken, and then nothing changes it any more. */
function find(list: readonly MoneyBackRecord[], reference: string, { state }: MoneyBack): MoneyBackRecord | undefined {
  const record = list.find((entry) => entry.reference === reference);
  if (!record || record.state === 'failed' || record.state === state) return undefined;
  return record;
}
