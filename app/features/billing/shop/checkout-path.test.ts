import { expect, it } from 'vitest';
import { bundlePath, orderPath, orderStatusPath, withNext } from './checkout-path';

it('keeps the return path through the checkout', () => {
  expect(bundlePath('100', '/chats/abc?x=1&y=2')).toBe('/credits/100?next=%2Fchats%2Fabc%3Fx%3D1%26y%3D2');
  expect(orderPath('100', 'ideal', '/chats')).toBe('/credits/100/ideal?next=%2Fchats');
  expect(orderStatusPath('01hq', null)).toBe('/transactions/01hq');
  expect(withNext('/transactions?view=orders', '/chats')).toBe('/transactions?view=orders&next=%2Fchats');
});

it('carries a discount code to the next step', () => {
  expect(bundlePath('100', '/chats', 'STAY30')).toBe('/credits/100?code=STAY30&next=%2Fchats');
  expect(orderPath('100', 'directdebit', null, 'STAY30')).toBe('/directdebit?bundle=100&code=STAY30');
  expect(bundlePath('100', null, '')).toBe('/credits/100');
});

it('drops a return path that is too long', () => {
  expect(bundlePath('100', `/${'x'.repeat(400)}`)).toBe('/credits/100');
});
