// covers S4-034 S4-035 S4-036 S4-037

import { expect, it } from 'vitest';
import type { OrderState } from '~db/schema/order';
import type { ReportedState } from '~/providers/payment/payment-port';
import { isFinal, ORDER_MOVES, shownStatusOf } from './order-state.server';

function move(state: OrderState, status: ReportedState): OrderState {
  const { from, to } = ORDER_MOVES[status];
  return from.includes(state) ? to : state;
}

const after = (...reports: ReportedState[]) => reports.reduce<OrderState>(move, 'pending');

function orders<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, at) => orders(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));
}

it.each<[ReportedState[], OrderState]>([
  [[], 'pending'],
  [['pending'], 'processing'],
  [['paid'], 'completed'],
  [['failed'], 'failed'],
  [['cancelled'], 'cancelled'],
])('%j leads to %s', (statuses, state) => {
  expect(after(...statuses)).toBe(state);
});

it.each<[ReportedState[], OrderState]>([
  [['pending', 'paid', 'paid'], 'completed'],
  [['pending', 'failed', 'pending'], 'failed'],
  [['pending', 'cancelled'], 'cancelled'],
  [['pending', 'failed', 'paid'], 'completed'],
  [['cancelled', 'paid', 'pending'], 'completed'],
])('%j leads to %s in any order', (statuses, state) => {
  for (const order of orders(statuses)) expect(after(...order)).toBe(state);
});

it('keeps the first state if failed and cancelled contradict each other', () => {
  expect(after('failed', 'cancelled')).toBe('failed');
  expect(after('cancelled', 'failed')).toBe('cancelled');
});

it('is final once it has ended', () => {
  const states: OrderState[] = ['pending', 'processing', 'completed', 'failed', 'cancelled'];
  expect(states.filter((state) => !isFinal(state))).toEqual(['pending', 'processing']);
  expect(states.map(shownStatusOf)).toEqual(['loading', 'pending', 'completed', 'failed', 'cancelled']);
});
