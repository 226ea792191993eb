import { remainingOf } from '~/providers/payment/payment-record';
import { courseOf } from './courses';
import { moveMoneyBack, type MoneyBack } from './money-back';
import { findPayment, queueAgain, type SandboxPayment, type SandboxState } from './sandbox-state';

/** A button of the tester beside a payment. `act` is the value of the form: the name and the movement it is about. */
export interface PanelButton {
  act: string;
  label: string;
}

/** What a tester can make happen to this payment now, besides settling it. */
export function panelButtons(payment: SandboxPayment): PanelButton[] {
  const { refunds, chargebacks, saved, events } = payment;
  const remaining = remainingOf(payment);
  const about = (
    list: readonly { reference: string; state: string }[],
    state: string,
    make: (id: string) => PanelButton[],
  ) => list.filter((entry) => entry.state === state).flatMap(({ reference }) => make(reference));
  const { returnableFor } = courseOf(payment.order.method);
  return [
    ...about(refunds, 'pending', (id) => [
      { act: `refund-done ${id}`, label: 'The refund arrives' },
      { act: `refund-failed ${id}`, label: 'The refund fails' },
    ]),
    ...(remaining > 0
      ? [
          { act: 'refund', label: 'Refund all' },
          ...(remaining > 1 ? [{ act: 'refund-half', label: 'Refund half' }] : []),
          { act: 'chargeback', label: 'The bank takes it back' },
        ]
      : []),
    ...(remaining > 0 && returnableFor ? [{ act: 'return-later', label: 'Returned in three weeks' }] : []),
    ...about(chargebacks, 'done', (id) => [{ act: `chargeback-won ${id}`, label: 'The merchant wins the dispute' }]),
    ...(saved
      ? [
          { act: 'expire', label: saved.expired ? 'The card is valid again' : 'The card expires' },
          { act: 'challenge', label: saved.challenged ? 'The bank no longer asks' : 'The bank asks at each charge' },
        ]
      : []),
    ...(events.length > 0 ? [{ act: 'again', label: 'Send all events again, newest first' }] : []),
    { act: 'hold', label: payment.held ? 'Send events at once again' : 'Hold back further events' },
  ];
}

/** Does what a button says. Returns false and changes nothing if the button is not one of the payment's. */
export function press(
  state: SandboxState,
  { reference, act, ids, now }: { reference: string; act: string; ids: { random(): string }; now: number },
): boolean {
  const payment = findPayment(state, reference);
  if (!payment || !panelButtons(payment).some((button) => button.act === act)) return false;
  const [name, about] = act.split(' ') as [string, string | undefined];
  const move = (change: MoneyBack) =>
    moveMoneyBack(state, { ...change, reference, id: ids.random(), eventId: `evt_${ids.random()}`, now });
  switch (name) {
    case 'refund':
      return move({ kind: 'refund', state: 'done' });
    case 'refund-half':
      return move({ kind: 'refund', state: 'done', amountMinor: Math.floor(remainingOf(payment) / 2) });
    case 'refund-done':
      return move({ kind: 'refund', moneyBack: about, state: 'done' });
    case 'refund-failed':
      return move({ kind: 'refund', moneyBack: about, state: 'failed' });
    case 'chargeback':
      return move({ kind: 'chargeback', state: 'done' });
    case 'chargeback-won':
      return move({ kind: 'chargeback', moneyBack: about, state: 'failed' });
    case 'return-later':
      state.plans.push({ reference, at: now + courseOf(payment.order.method).returnableFor!, step: 'return' });
      return true;
    case 'expire':
      payment.saved!.expired = !payment.saved!.expired;
      return true;
    case 'challenge':
      payment.saved!.challenged = !payment.saved!.challenged;
      return true;
    case 'again':
      queueAgain(state, payment, now);
      return true;
    default:
      payment.held = !payment.held;
      return true;
  }
}
