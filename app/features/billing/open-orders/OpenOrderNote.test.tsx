// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cleanAfterEach } from '~/api-client/api.testing';
import { show } from '~/layouts/layout.testing';
import type { FirstOpenOrder } from './open-order';
import { OpenOrderNote } from './OpenOrderNote';

cleanAfterEach();

const order: FirstOpenOrder = {
  id: 'one',
  credits: 100,
  total: 750,
  currency: 'EUR',
  methodName: 'PayPal',
  code: 'TIMEBONUS25',
  createdAt: 0,
  lastWithCode: false,
  others: 0,
};

const note = (change: Partial<FirstOpenOrder>) => show(<OpenOrderNote order={{ ...order, ...change }} next={null} />);
const lastPrice = () => screen.queryByText(/is for this order only/)?.textContent;
const others = () => screen.queryByRole('link', { name: /more unpaid/ });

it('says of a code that no new order would get that its price is for this one only', () => {
  note({ lastWithCode: true });
  expect(lastPrice()).toMatch(/^The price with code TIMEBONUS25 is for this order only/);
});

it('leaves that out while a new order would get the code', () => {
  note({});
  expect(lastPrice()).toBeUndefined();
});

it.each([
  [1, '1 more unpaid order'],
  [3, '3 more unpaid orders'],
])('counts %d others and leads to them', (count, text) => {
  note({ others: count });
  expect(others()?.textContent).toBe(text);
  expect(others()?.getAttribute('href')).toBe('/transactions');
});

it('counts none where there are none', () => {
  note({});
  expect(others()).toBeNull();
});
