import { courseOf, SAVED_METHOD_MS } from './courses';
import { moveMoneyBack } from './money-back';
import { findPayment, settle, type SandboxPayment, type SandboxState } from './sandbox-state';

/** Plans what happens by itself once a payment is pending: the money arrives days later, or the bank decides. */
export function planArrival(state: SandboxState, payment: SandboxPayment, now: number): void {
  const { reference, order } = payment;
  if (payment.state !== 'pending') return;
  const source = state.payments.find(({ saved }) => saved && saved.reference === order.mandate?.reference);
  if (source) {
    const step = source.saved!.expired ? 'expired' : 'paid';
    state.plans.push({ reference, at: now + SAVED_METHOD_MS, step });
    return;
  }
  const { arrivesAfter } = courseOf(order.method);
  if (arrivesAfter !== undefined) state.plans.push({ reference, at: now + arrivesAfter, step: 'paid' });
}

export function planRefund(state: SandboxState, payment: SandboxPayment, refund: string, now: number): void {
  const { refundsAfter } = courseOf(payment.order.method);
  state.plans.push({ reference: payment.reference, at: now + refundsAfter, step: 'refund', refund });
}

/**
 * Does what is due. A plan that a tester has overtaken changes nothing. Returns whether anything was due.
 */
export function runPlans(state: SandboxState, ids: { random(): string }, now: number): boolean {
  const due = state.plans.filter(({ at }) => at <= now);
  state.plans = state.plans.filter(({ at }) => at > now);
  for (const { reference, step, refund, at } of due) {
    const payment = findPayment(state, reference);
    if (!payment) continue;
    const eventId = `evt_${ids.random()}`;
    const change = { reference, eventId, id: ids.random(), now: at };
    if (step === 'return') moveMoneyBack(state, { ...change, kind: 'chargeback', state: 'done' });
    else if (step === 'refund') {
      const waits = payment.refunds.some((entry) => entry.reference === refund && entry.state === 'pending');
      if (waits) moveMoneyBack(state, { ...change, kind: 'refund', moneyBack: refund, state: 'done' });
    } else if (payment.state === 'pending') {
      const failure = step === 'expired' ? ('card-expired' as const) : undefined;
      settle(state, { ...change, outcome: failure ? 'failed' : 'paid', failure, mandateId: `mdt_${ids.random()}` });
    }
  }
  return due.length > 0;
}
