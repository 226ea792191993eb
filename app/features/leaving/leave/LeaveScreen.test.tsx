// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { show, testUser } from '~/layouts/layout.testing';
import { leaveReasons } from './leave-reasons';
import { LeaveScreen } from './LeaveScreen';
import type { ShownLeave } from './shown-leave';

afterEach(cleanup);

const leave: ShownLeave = {
  days: 14,
  erasedFrom: 0,
  email: 'anna@example.org',
  hasPassword: true,
  offer: 20,
  credits: 0,
  returnable: 0,
  orders: true,
  openPayments: 0,
  unread: 0,
  openReports: 0,
};
const open = (change: Partial<ShownLeave> = {}) =>
  show(<LeaveScreen leave={{ ...leave, ...change }} problem={null} notice={null} />, { user: testUser() });
/** The titles of what the page offers for a reason. */
const offered = (reason: string) =>
  [...document.querySelectorAll(`[data-reasons~="${reason}"] h2`)].map((title) => title.textContent);

const QUIET = 'Or just some peace and quiet?';
const expected: Record<(typeof leaveReasons)[number], string[]> = {
  found: [],
  break: [QUIET],
  few: [],
  price: ['If you’d rather stay: 20% off your next order'],
  mails: [QUIET],
  privacy: ['Or be seen by fewer people?'],
  unsafe: ['We’d like to know what happened'],
  other: [],
};

it.each(leaveReasons)('offers only what fits the reason “%s”', (reason) => {
  open();
  expect(offered(reason)).toEqual(expected[reason]);
});

it('offers no discount where there is none to give', () => {
  open({ offer: null });
  expect([offered('price'), document.getElementById('stay')]).toEqual([[], null]);
});

it('never stays by Enter in the form that deletes the account', () => {
  open();
  const stay = document.querySelector('button[value="stay"]')!;
  expect(stay.getAttribute('form')).toBe('stay');
  expect(document.querySelector('form#stay input[name="password"]')).toBeNull();
});
