import { expect, it } from 'vitest';
import { mergeCards } from './merge-cards';

const method = (id: string, rest: { name?: string; fee?: number; discount?: number } = {}) => ({
  id,
  name: id,
  fee: 0,
  ...rest,
});
const lines = (...methods: Parameters<typeof mergeCards>[0]) =>
  mergeCards(methods).map(({ id, cards }) => (cards ? `${id}: ${cards.join(', ')}` : id));

it('names the networks on the line of cards, where the first of them stood', () => {
  expect(lines(method('paypal'), method('visa'), method('ideal'), method('creditcard'), method('mastercard'))).toEqual([
    'paypal',
    'creditcard: visa, mastercard',
    'ideal',
  ]);
});

it('keeps a network that costs more or less than other cards', () => {
  const dear = method('visa', { fee: 30 });
  const cheap = method('mastercard', { discount: 100 });
  expect(lines(method('creditcard'), dear, cheap)).toEqual(['creditcard', 'visa', 'mastercard']);
});

it('keeps networks where the brand offers no other card, and what is no network', () => {
  expect(lines(method('visa'), method('mastercard'))).toEqual(['visa', 'mastercard']);
  expect(lines(method('creditcard'), method('dankort'), method('applepay'))).toEqual([
    'creditcard',
    'dankort',
    'applepay',
  ]);
});

it('does not say the same name twice', () => {
  const french = { name: 'Carte bancaire' };
  expect(lines(method('cartebancaire', french), method('creditcard', french))).toEqual(['creditcard']);
});
