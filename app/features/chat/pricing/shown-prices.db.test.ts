import fc from 'fast-check';
import { expect, it } from 'vitest';
import { transaction } from '~db/database';
import { insertOrder } from '~db/queries/order';
import type { OrderState } from '~db/schema/order';
import { costAt, leastCost, marketOf } from '~/tenancy/market';
import { marketJson } from '~/tenancy/tenant.testing';
import { as, testContext, type TestContext } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { TEST_NOW, withDatabase } from '~/testing/with-database';
import type { MessagePrices } from './message-price';
import { messagePrices } from './shown-prices.service.server';

const bundles = [
  { id: '100', credits: 100, price: 1000 },
  { id: '300', credits: 300, price: 2500 },
];
const settings = {
  tenant: {
    countries: ['NL', 'GB'],
    markets: {
      NL: marketJson({ bundles }),
      GB: marketJson({ currency: 'GBP', payment_methods: [{ method: 'visa' }], bundles }),
    },
  },
};

interface Bought {
  state: OrderState;
  credits: number;
  /** In minor units, without the fee. */
  price: number;
  currency: 'EUR' | 'GBP';
}

let orders = 0;

/** Writes an order as the ledger does; a completed one is paid a minute after the order before it. */
async function buy({ db, ids, tenant }: TestContext, memberId: string, bought: Bought): Promise<void> {
  orders += 1;
  const at = TEST_NOW + orders * 60_000;
  await transaction(db, (tx) =>
    insertOrder(tx, {
      id: ids.ulid(),
      member_id: memberId,
      bundle_id: 'any',
      credits: bought.credits,
      amount_minor: bought.price,
      fee_minor: 35,
      total_minor: bought.price + 35,
      vat_minor: 0,
      vat_rate: 0,
      currency: bought.currency,
      country: tenant.countries[0]!,
      method: 'visa',
      discount_code: null,
      state: bought.state,
      failure: null,
      request_key: `key-${orders}`,
      request_hash: 'hash',
      created_at: at,
      updated_at: at,
      completed_at: bought.state === 'completed' ? at : null,
    }),
  );
}

/** Lists what is wrong about the prices for a member who paid for these bundles, in this order. */
function untrueFor(prices: MessagePrices, paid: readonly Bought[]): string[] {
  const last = paid.at(-1);
  return Object.entries(prices).flatMap(([type, { credits, money, basis }]) => {
    const own = last && (last.price * credits) / last.credits;
    if (own === undefined)
      return basis === 'from' ? [] : [`${type}: somebody who never bought has no price of their own`];
    if (basis === 'from') return [`${type}: 'from' to somebody who bought`];
    if (money.currency !== last!.currency) return [`${type}: not the money they paid with`];
    // Rounded up to the next whole minor unit.
    return money.amount >= own && money.amount < own + 1 ? [] : [`${type}: ${money.amount} is not ${own}`];
  });
}

const order = fc.record<Bought>({
  state: fc.constantFrom('completed', 'completed', 'pending', 'processing', 'failed', 'cancelled'),
  credits: fc.integer({ min: 1, max: 900 }),
  price: fc.integer({ min: 0, max: 20_000 }),
  currency: fc.constantFrom('EUR', 'GBP'),
});

withDatabase('what a message costs', (open) => {
  it('is computed for this member from the price of their last bundle, whatever they and others ordered', async () => {
    const context = testContext(await open(), settings);
    await fc.assert(
      fc.asyncProperty(fc.array(order, { maxLength: 6 }), async (bought) => {
        const paid = bought.filter(({ state }) => state === 'completed');
        const me = await makeMember(context, { paid_user: paid.length > 0 ? 1 : 0 });
        const other = await makeMember(context, { paid_user: 1 });
        for (const one of bought) {
          await buy(context, me.id, one);
          await buy(context, other.id, { ...one, state: 'completed', credits: one.credits + 1, price: one.price + 77 });
        }
        const prices = await messagePrices(as(context, me));
        expect(untrueFor(prices, paid)).toEqual([]);
        expect([prices.text.credits, prices.photo.credits, prices.gift.credits]).toEqual([10, 20, 25]);
      }),
      { numRuns: 40, seed: 20261122 },
    );
  }, 60_000);

  it('control: detects the cheapest bundle’s price shown to a member who paid more', async () => {
    const context = testContext(await open(), settings);
    const paid: Bought = { state: 'completed', credits: 100, price: 1000, currency: 'EUR' };
    const me = await makeMember(context, { paid_user: 1 });
    await buy(context, me.id, paid);
    const published = await messagePrices(as(context, me));
    expect([published.text.money.amount, untrueFor(published, [paid])]).toEqual([100, []]);
    const flattering = (basis: 'own' | 'from'): MessagePrices => {
      const { costs: amount, currency } = leastCost(marketOf(context.tenant, 'NL'), 10);
      return { ...published, text: { credits: 10, money: { amount, currency }, basis } };
    };
    expect(untrueFor(flattering('from'), [paid])).toEqual(["text: 'from' to somebody who bought"]);
    expect(untrueFor(flattering('own'), [paid])).toEqual(['text: 84 is not 100']);
    expect(untrueFor(published, [])).toHaveLength(3);
  });

  it('is the lowest possible price for a member who has not bought, in the currency of their payment country', async () => {
    const context = testContext(await open(), settings);
    const me = await makeMember(context);
    const of = (geoip: string, selected: string | null) =>
      messagePrices({ ...as(context, me), country: { geoip, selected } });
    expect(await of('NL', null)).toEqual({
      text: { credits: 10, money: { amount: 84, currency: 'EUR' }, basis: 'from' },
      photo: { credits: 20, money: { amount: 167, currency: 'EUR' }, basis: 'from' },
      gift: { credits: 25, money: { amount: 209, currency: 'EUR' }, basis: 'from' },
    });
    // The country that the member chose; the brand's first country where it does not serve that one.
    expect([(await of('NL', 'GB')).gift.money.currency, (await of('XX', null)).gift.money.currency]).toEqual([
      'GBP',
      'EUR',
    ]);
  });
});

it('is rounded up, so that no price is understated', () => {
  expect(costAt({ credits: 100, price: 999, currency: 'GBP' }, 10)).toEqual({ costs: 100, currency: 'GBP' });
  expect(costAt({ credits: 3, price: 100, currency: 'EUR' }, 1)).toEqual({ costs: 34, currency: 'EUR' });
});
