// covers S2-018 S2-141 S9-079

// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { show } from '~/layouts/layout.testing';
import { MethodList } from './MethodList';

afterEach(cleanup);

it('each method is a choice with its name, its fee and the total price of the bundle with it', () => {
  const methods = [
    { id: 'ideal', name: 'iDEAL', pictogram: 'bank' as const, fee: 0 },
    { id: 'paypal', name: 'PayPal', pictogram: 'wallet' as const, fee: 50 },
  ];
  show(<MethodList bundle={{ id: '100', price: 1000 }} methods={methods} currency="EUR" next="/chats/abc" />);
  const [ideal, paypal] = screen.getAllByRole('link');
  expect(ideal!.getAttribute('href')).toBe('/credits/100/ideal?next=%2Fchats%2Fabc');
  expect(ideal!.textContent).toMatch(/^iDEALNo fee.*10\.00/);
  expect(paypal!.getAttribute('href')).toBe('/credits/100/paypal?next=%2Fchats%2Fabc');
  expect(paypal!.textContent).toMatch(/^PayPal.*0\.50 fee.*10\.50/);
  for (const link of [ideal, paypal]) expect(link!.querySelector('svg')).not.toBeNull();
});

it('says which networks the line of cards stands for', () => {
  const card = {
    id: 'creditcard',
    name: 'Credit card',
    pictogram: 'card' as const,
    fee: 0,
    cards: ['Visa', 'Mastercard'],
  };
  show(<MethodList bundle={{ id: '100', price: 1000 }} methods={[card]} currency="EUR" next={null} />);
  expect(screen.getByRole('link').textContent).toMatch(/^Credit cardVisa, Mastercard and other cardsNo fee/);
});
