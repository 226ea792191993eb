import type { ShownWelcomeOffer } from '~/features/billing/discounts/use-welcome-offer';
import { NOW } from './.storybook/shell';
import { describeBundles } from '~/features/billing/shop/bundle-offer';
import type { ShownDocument } from '~/features/billing/documents/shown-document';
import type { ListedMethod } from '~/features/billing/methods/MethodList';
import type { ShownOrder } from '~/features/billing/status/shown-order';

/** A checkout in euros with the bundles of the demo brands. Amounts are in minor units. */
export const bundles = describeBundles(
  [
    { id: '100', credits: 100, price: 1000 },
    { id: '250', credits: 250, price: 2250 },
    { id: '700', credits: 700, price: 5500 },
  ],
  10,
);

export const methods: ListedMethod[] = [
  { id: 'ideal', name: 'iDEAL | Wero', pictogram: 'bank', fee: 0 },
  { id: 'card', name: 'Card', pictogram: 'card', fee: 0, cards: ['Visa', 'Mastercard'] },
  { id: 'paypal', name: 'PayPal', pictogram: 'wallet', fee: 50 },
  { id: 'phone', name: 'Phone bill', pictogram: 'phone', fee: 150 },
];

/** The member's saved methods, as the list offers them for a bundle. */
export const savedOffers: ListedMethod[] = [
  { id: 'visa', name: 'Visa', pictogram: 'card', fee: 0, saved: { id: 'saved-card', label: '•••• 4242' } },
  { id: 'paypal', name: 'PayPal', pictogram: 'wallet', fee: 50, saved: { id: 'saved-wallet', label: 'PayPal' } },
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

/** A paid order of a hundred credits. */
export const order: ShownOrder = {
  id: '01m7y0y5yca1h53tg99xkv767s',
  status: 'completed',
  bundleId: '100',
  methodId: 'ideal',
  methodName: 'iDEAL | Wero',
  credits: 100,
  code: null,
  discount: 0,
  amount: 1000,
  fee: 0,
  total: 1000,
  vat: 174,
  vatRate: 2100,
  currency: 'EUR',
  payUrl: null,
  balance: 220,
  documents: [{ id: '01m7y0y5yca1h53tg99xkv767s', kind: 'receipt', number: '2026-000042' }],
  createdAt: Date.UTC(2026, 3, 10, 12),
  savedFailure: null,
  savedLabel: null,
  savedId: null,
  payPal: true,
  returnable: true,
  returns: [],
  ended: null,
  open: false,
  usableCode: null,
};

/** The time bonus, half an hour after signup. */
export const welcomeOffer: ShownWelcomeOffer = {
  code: 'TIMEBONUS25',
  percentage: 25,
  endsAt: NOW + 12_600_000,
  modal: true,
  isTimeBonus: true,
  now: NOW,
  clock: NOW,
  end: () => {},
};

/** The receipt of that order. */
export const storyDocument: ShownDocument = {
  kind: 'receipt',
  number: '2026-000042',
  corrects: null,
  issuedAt: Date.UTC(2026, 3, 10, 12),
  timeZone: 'Europe/Amsterdam',
  orderId: order.id,
  buyer: 'Anna',
  brand: 'Golden Hour',
  seller: {
    name: 'Acme Dating B.V.',
    address: 'Teststraat 1',
    city: '1000 AA Amsterdam',
    kvk: '12345678',
    vatNumber: 'NL001234567B01',
  },
  whole: true,
  credits: 100,
  code: null,
  discount: 0,
  amount: 1000,
  fee: 0,
  total: 1000,
  vat: 174,
  vatRate: 2100,
  currency: 'EUR',
  methodName: 'iDEAL | Wero',
};
