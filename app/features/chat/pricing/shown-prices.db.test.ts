import { expect, it } from 'vitest';
import { transaction } from '~db/database';
import { accountOf } from '~db/queries/credit-account';
import { findLot, listShares } from '~db/queries/credit-lot';
import { findCreditTransaction } from '~db/queries/credit-transaction';
import { seededRng } from '~db/seed/rng';
import { chargeIn, findBalance, grantIn } from '~/features/billing/ledger/ledger.service.server';
import { marketJson } from '~/tenancy/tenant.testing';
import { as, testContext, type TestContext } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { withDatabase } from '~/testing/with-database';
import { priceAt } from './message-price';
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

/** What a charge really took, per currency, by the lots that the ledger wrote. */
async function costOf({ db }: TestContext, memberId: string, requestKey: string): Promise<Record<string, number>> {
  const { id } = (await findCreditTransaction(db, requestKey))!;
  const costs: Record<string, number> = {};
  for (const { lotId, credits } of await listShares(db, id, accountOf(memberId, 'spendable'))) {
    const lot = (await findLot(db, lotId))!;
    if (lot.currency) costs[lot.currency] = (costs[lot.currency] ?? 0) + (lot.amount_minor * credits) / lot.credits;
  }
  return costs;
}

withDatabase('what a message costs', (open) => {
  it('is, before each message, what the ledger then takes from this member’s lots', async () => {
    const context = testContext(await open(), settings);
    const rng = seededRng('prices');
    const me = await makeMember(context, { paid_user: 1, credits: 0 });
    const seen = new Set<string>();
    for (let step = 0; step < 80; step++) {
      const [reference, credits] = [`ref${step}`, rng.int(1, 30)];
      const grant = { memberId: me.id, credits, reference, requestKey: reference };
      const price = { amountMinor: rng.int(1, 5000), currency: rng.pick(['EUR', 'GBP']), vatRate: 2100 };
      if (rng.chance(0.4)) {
        const bought = { origin: 'bought' as const, orderId: reference, ...price };
        const terms = rng.chance(0.25) ? ({ origin: 'bonus' } as const) : bought;
        await transaction(context.db, (tx) => grantIn(tx, context, { ...grant, terms }));
        continue;
      }
      const { text } = await messagePrices(as(context, me));
      const balance = await findBalance(context.db, me.id);
      if (balance < text.credits) continue;
      const shown = priceAt(text, balance);
      await transaction(context.db, (tx) =>
        chargeIn(tx, context, { ...grant, credits: text.credits, kind: 'message' }),
      );
      const costs = await costOf(context, me.id, `ref${step}`);
      expect(Object.fromEntries(shown.money.map(({ amount, currency }) => [currency, amount]))).toEqual(
        Object.fromEntries(Object.entries(costs).map(([currency, cost]) => [currency, Math.ceil(cost - 1e-9)])),
      );
      expect(shown.basis).toBe(Object.keys(costs).length === 0 ? 'free' : 'own');
      seen.add(Object.keys(costs).sort().join());
    }
    // Free, in one currency and in two: the story had them all.
    expect(seen).toEqual(new Set(['', 'EUR', 'GBP', 'EUR,GBP']));
  });

  it('is the lowest possible price for a member who has not bought, in the currency of their payment country', async () => {
    const context = testContext(await open(), settings);
    const me = await makeMember(context);
    const of = async (geoip: string, selected: string | null) => {
      const prices = await messagePrices({ ...as(context, me), country: { geoip, selected } });
      return Object.values(prices).map((price) => [price.credits, priceAt(price, 0)]);
    };
    const from = (amount: number, currency: string) => ({ money: [{ amount, currency }], basis: 'from' });
    const euros = [
      [10, from(84, 'EUR')],
      [20, from(167, 'EUR')],
      [25, from(209, 'EUR')],
    ];
    // The country that the member chose; the brand's first country where it does not serve that one.
    expect(await of('NL', null)).toEqual(euros);
    expect((await of('NL', 'GB'))[2]).toEqual([25, from(209, 'GBP')]);
    expect(await of('XX', null)).toEqual(euros);
  });
});
