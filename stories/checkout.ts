import { describeBundles } from '~/features/billing/bundle-offer';
import type { ListedMethod } from '~/features/billing/MethodList';

/** A checkout in euros: what the demo brands sell. Money in minor units. */
export const bundles = describeBundles(
  [
    { id: '100', credits: 100, price: 1000 },
    { id: '250', credits: 250, price: 2250 },
    { id: '700', credits: 700, price: 5500 },
  ],
  10,
);

export const methods: ListedMethod[] = [
  { id: 'ideal', name: 'iDEAL', pictogram: 'bank', fee: 0 },
  { id: 'card', name: 'Card', pictogram: 'card', fee: 0 },
  { id: 'paypal', name: 'PayPal', pictogram: 'wallet', fee: 50 },
  { id: 'phone', name: 'Phone bill', pictogram: 'phone', fee: 150 },
];

export const country = {
  code: 'NL',
  name: 'Netherlands',
  currency: 'EUR',
  vatRate: 2100,
  choices: [
    { code: 'NL', name: 'Netherlands' },
    { code: 'BE', name: 'Belgium' },
  ],
};
