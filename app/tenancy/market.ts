import type { MessageCost } from '~/contract/settings';
import type { Market, Tenant, TenantFile } from './tenant';
import type { CountryCode } from './tenant-choices';

export function servesCountry(tenant: Pick<TenantFile, 'countries'>, country: string): country is CountryCode {
  return (tenant.countries as readonly string[]).includes(country);
}

/** The market of a payment country. A country that the brand does not serve gets the brand's first market. */
export function marketOf(
  tenant: Pick<Tenant, 'countries' | 'markets'>,
  country: string | null,
): Market & { country: CountryCode } {
  const chosen = country !== null && servesCountry(tenant, country) ? country : tenant.countries[0]!;
  const market = tenant.markets[chosen];
  if (!market) throw new Error(`there is no market for ${chosen}`);
  return { country: chosen, ...market };
}

/** The lowest price of so many credits: with the bundle whose credits are cheapest. */
export function leastCost(market: Pick<Market, 'bundles' | 'currency'>, credits: number): MessageCost {
  const each = market.bundles.map((bundle) => (bundle.price * credits) / bundle.credits);
  return { costs: Math.ceil(Math.min(...each)), currency: market.currency };
}

/** The lowest price of a message per country, with the bundle whose credits are cheapest. A free message costs 0. */
export function minimumMessageCosts(tenant: Pick<TenantFile, 'markets' | 'message_credits'>): {
  [country in CountryCode]?: MessageCost;
} {
  const costs: { [country in CountryCode]?: MessageCost } = {};
  for (const [country, market] of Object.entries(tenant.markets) as [CountryCode, Market][]) {
    costs[country] = leastCost(market, tenant.message_credits);
  }
  return costs;
}
