import type { ShownReturn, ShownWithdrawal } from '~/features/billing/returning/withdrawal-view';

const ORDERED = Date.UTC(2026, 3, 10, 12);

/** An order of a hundred credits with a fee, of which forty were spent. */
export const partlySpent: ShownWithdrawal = {
  orderId: '01m7y0y5yca1h53tg99xkv767s',
  orderedAt: ORDERED,
  credits: 100,
  price: 1000,
  fee: 50,
  currency: 'EUR',
  methodName: 'PayPal',
  name: 'Noor',
  email: 'noor@mail.example',
  open: { credits: 60, amount: 600, whole: false, until: ORDERED + 14 * 86_400_000, requestKey: 'after-0' },
  returns: [],
  expired: false,
};

export const unspent: ShownWithdrawal = {
  ...partlySpent,
  orderId: '01m7y0y5yca1h53tg99xkv767t',
  open: { ...partlySpent.open!, credits: 100, amount: 1050, whole: true },
};

export const returns: ShownReturn[] = [
  { id: 'return-1', kind: 'return', state: 'pending', credits: 60, amount: 600, at: ORDERED + 86_400_000 },
  { id: 'return-2', kind: 'return', state: 'done', credits: 10, amount: 100, at: ORDERED + 2 * 86_400_000 },
  { id: 'return-3', kind: 'operator', state: 'failed', credits: 5, amount: 50, at: ORDERED + 3 * 86_400_000 },
  { id: 'return-4', kind: 'chargeback', state: 'done', credits: 0, amount: 250, at: ORDERED + 4 * 86_400_000 },
];
