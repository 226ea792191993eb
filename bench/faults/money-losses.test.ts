import { describe, expect, it } from 'vitest';
import { findLosses, type Remembered, type Stored } from './money-losses';

const SIGNUP = 60;

/** A member who bought 100 credits, wrote a message for 5 and gave back the other 95. */
const client: Remembered = {
  id: 'anna',
  sent: [{ text: 'Hello', key: 'k1', conversation: 'c', id: 'm1' }, { text: 'Lost on the way', key: 'k2', conversation: 'c' }], // prettier-ignore
  bought: [{ key: 'k3', reference: 'sbx_1', paid: true }],
  returned: [{ orderId: 'o1', fields: {}, done: true }],
};

const stored = (changes: Partial<Stored> = {}): Stored => ({
  messages: [{ id: 'm1', body: 'Hello', sender_id: 'anna', cost: 5, charge: 'held' }],
  orders: [
    { id: 'o1', member_id: 'anna', state: 'completed', credits: 100, payment_id: 'p1', provider_reference: 'sbx_1' },
  ],
  refunds: [
    {
      id: 'r1',
      purchase_id: 'o1',
      payment_id: 'p1',
      member_id: 'anna',
      kind: 'withdrawal',
      amount_minor: 950,
      credits: 95,
    },
  ],
  providerRefunds: [{ refundId: 'r1', amountMinor: 950, state: 'pending' }],
  balances: new Map([['anna', SIGNUP]]),
  ...changes,
});

/** The names of the lists that are not empty. */
const found = (changes?: Partial<Stored>) =>
  Object.entries(findLosses([client], stored(changes), SIGNUP))
    .filter(([, list]) => list.length > 0)
    .map(([name]) => name);

describe('the comparison after the kills', () => {
  it('finds nothing where everything is there', () => expect(found()).toEqual([]));

  const [message] = stored().messages as [Stored['messages'][0]];
  const [order] = stored().orders as [Stored['orders'][0]];
  const [refund] = stored().providerRefunds as [Stored['providerRefunds'][0]];
  const BALANCE = 'balances that differ from what was done';
  it.each<[string, Partial<Stored>, string[]]>([
    ['a lost message', { messages: [] }, ['acknowledged messages lost', BALANCE]],
    ['a doubled message', { messages: [message, { ...message, id: 'm2' }] }, ['messages doubled', BALANCE]],
    [
      'a lost order',
      { orders: [] },
      ['acknowledged orders lost', 'paid orders with neither credits nor the money back', BALANCE],
    ],
    ['an order without credits', { orders: [{ ...order, state: 'pending' }] }, ['paid orders with neither credits nor the money back', BALANCE]], // prettier-ignore
    ['a lost return', { refunds: [] }, ['acknowledged returns lost', 'refunds not exactly once at the provider', BALANCE]], // prettier-ignore
    ['a refund that was never asked for', { providerRefunds: [] }, ['refunds not exactly once at the provider']],
    ['a refund that was made twice', { providerRefunds: [refund, refund] }, ['refunds not exactly once at the provider']], // prettier-ignore
    ['a refund of another amount', { providerRefunds: [{ ...refund, amountMinor: 951 }] }, ['refunds not exactly once at the provider']], // prettier-ignore
    ['a refund that nobody decided', { providerRefunds: [refund, { ...refund, refundId: 'r2' }] }, ['refunds not exactly once at the provider']], // prettier-ignore
    ['credits that were charged twice', { balances: new Map([['anna', SIGNUP - 5]]) }, [BALANCE]],
  ])('finds %s', (_what, changes, names) => expect(found(changes)).toEqual(names));

  it('takes the money back for credits where another order had replaced the paid one', () => {
    const replaced: Partial<Stored> = {
      orders: [{ ...order, state: 'cancelled' }],
      refunds: [{ ...stored().refunds[0]!, kind: 'duplicate', amount_minor: 950, credits: 0 }],
      balances: new Map([['anna', SIGNUP - 5]]),
    };
    expect(found(replaced)).toEqual([]);
    expect(found({ ...replaced, providerRefunds: [] })).toEqual(['refunds not exactly once at the provider']);
    const ofAnother = { ...replaced.refunds![0]!, payment_id: 'p2' };
    expect(found({ ...replaced, refunds: [ofAnother] })).toEqual([
      'paid orders with neither credits nor the money back',
    ]);
  });

  it('counts no refund that failed, and no message whose credits came back', () => {
    expect(found({ providerRefunds: [refund, { ...refund, state: 'failed' }] })).toEqual([]);
    const back = { messages: [{ ...message, charge: 'released' }], balances: new Map([['anna', SIGNUP + 5]]) };
    expect(found(back)).toEqual([]);
  });
});
