import { expect, it } from 'vitest';
import { orderPath } from '../shop/checkout-path';
import { savedName, savedPath } from './saved-choice';

it('is named by its method and its label, once where they are the same', () => {
  expect(savedName('Visa', { label: '•••• 4242' })).toBe('Visa •••• 4242');
  expect(savedName('PayPal', { label: 'PayPal' })).toBe('PayPal');
});

it('has the order page of its method, also on the way back to a conversation', () => {
  expect(savedPath(orderPath('100', 'visa', null), { id: 'one' })).toBe('/credits/100/visa?saved=one');
  expect(savedPath(orderPath('100', 'visa', '/chats/a'), { id: 'one' })).toBe(
    '/credits/100/visa?next=%2Fchats%2Fa&saved=one',
  );
});
