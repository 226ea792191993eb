import { describe, expect, it } from 'vitest';
import { aPayment } from '~/providers/payment/payment-harness.testing';
import { DAY } from '~/time/durations';
import { waitAfter } from './deliveries';
import {
  emptyState,
  forgetOld,
  settle,
  storedStateSchema,
  type SandboxPayment,
  type SandboxState,
} from './sandbox-state';

const NOW = 10 * DAY;

function stateOf(...payments: [reference: string, state: SandboxPayment['state'], changedAt: number][]): SandboxState {
  return {
    ...emptyState(),
    payments: payments.map(([reference, state, changedAt]) => ({
      reference,
      state,
      changedAt,
      createdAt: 0,
      order: aPayment(),
      refunds: [],
      chargebacks: [],
      saved: undefined,
      challenged: false,
      held: false,
      events: [],
    })),
  };
}
const names = (state: SandboxState) => state.payments.map((payment) => payment.reference);

describe('dropping old payments', () => {
  it('takes the oldest that are not needed, and no more than necessary', () => {
    const state = stateOf(['a', 'paid', 1], ['b', 'failed', 2], ['c', 'cancelled', 3]);
    forgetOld(state, 2, NOW);
    expect(names(state)).toEqual(['b', 'c']);
    forgetOld(state, 2, NOW);
    expect(names(state)).toEqual(['b', 'c']);
  });

  it('never takes a pending one, an undelivered one or one opened today', () => {
    const state = stateOf(
      ['pending', 'pending', 1],
      ['young', 'open', NOW - 1],
      ['old', 'open', NOW - DAY - 1],
      ['told', 'open', NOW],
    );
    settle(state, { reference: 'told', outcome: 'paid', eventId: 'e', now: NOW });
    forgetOld(state, 0, NOW);
    expect(names(state)).toEqual(['pending', 'young', 'told']);
    expect(state.deliveries).toHaveLength(1);
  });

  it('drops the failed events of a payment with it', () => {
    const state = stateOf(['a', 'open', 1]);
    settle(state, { reference: 'a', outcome: 'paid', eventId: 'e', now: NOW });
    state.deliveries[0]!.nextAt = null;
    forgetOld(state, 0, NOW);
    expect(state).toEqual(emptyState());
  });
});

it('waits longer after each failed attempt, at most ten minutes, for about three days', () => {
  expect([1, 2, 3, 4].map(waitAfter)).toEqual([1000, 2000, 4000, 8000]);
  let total = 0;
  let attempts = 1;
  for (let wait = waitAfter(attempts); wait !== null; wait = waitAfter(++attempts)) {
    expect(wait).toBeLessThanOrEqual(600_000);
    total += wait;
  }
  expect(total / DAY).toBeCloseTo(3, 0);
});

it('reads the file of the version before, with an event that was not yet delivered', () => {
  const payment = { reference: 'sbx_old', state: 'paid', changedAt: 5, createdAt: 1, order: aPayment() };
  const delivery = { eventId: 'evt_old', reference: 'sbx_old', state: 'paid', occurredAt: 5 };
  const old = {
    version: 1,
    payments: [payment],
    deliveries: [{ ...delivery, attempts: 2, nextAt: 9, lastAnswer: null }],
  };
  const { version, payments, deliveries } = storedStateSchema.parse(old);
  expect([version, payments[0]!.refunds]).toEqual([2, []]);
  expect(deliveries).toMatchObject([{ eventId: 'evt_old', what: 'paid', attempts: 2, nextAt: 9 }]);
  expect(JSON.parse(deliveries[0]!.body)).toMatchObject({
    id: 'evt_old',
    type: 'payment.changed',
    occurred_at: 5,
    payment: { reference: 'sbx_old', state: 'paid', amount_minor: 1999 },
  });
});
