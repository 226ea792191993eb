import { describe, expect, it } from 'vitest';
import { marketSchema } from '~/tenancy/market-schema.server';
import { whyUnavailable } from '~/tenancy/method-availability';
import { countryCodes } from '~/tenancy/tenant-choices';
import { slugOf } from './ask-answers';
import { defaultMarket } from './default-market';

describe('what a new brand starts with', () => {
  it.each(countryCodes)('is a market in %s where larger bundles have cheaper credits', (country) => {
    const market = marketSchema.parse(defaultMarket(country));
    const perCredit = market.bundles.map(({ price, credits }) => price / credits);
    expect(perCredit).toEqual([...perCredit].sort((a, b) => b - a));
    expect(new Set(perCredit).size).toBe(perCredit.length);
  });

  it.each(countryCodes)('has only methods that %s can be paid with', (country) => {
    const { currency, payment_methods } = defaultMarket(country);
    for (const { method } of payment_methods) expect(whyUnavailable(method, { country, currency })).toBeUndefined();
  });

  it.each([
    ['Salon Privé', 'salon-prive'],
    ['  Été & Hiver! ', 'ete-hiver'],
    ['4 Seasons', 'seasons'],
  ])('turns %j into the short name %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });
});
