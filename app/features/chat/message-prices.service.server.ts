import type { MemberContext } from '~/server/context.server';
import { leastCost, marketOf } from '~/tenancy/market';
import { creditsFor } from './message-content.server';
import type { MessagePrice, MessagePrices } from './message-price';

/** In credits, and in money of the member's payment country. */
export function messagePrices({ tenant, country }: Pick<MemberContext, 'tenant' | 'country'>): MessagePrices {
  const market = marketOf(tenant, country.selected ?? country.geoip);
  const priceOf = (type: keyof MessagePrices): MessagePrice => {
    const credits = creditsFor(tenant, type);
    const { costs: amount, currency } = leastCost(market, credits);
    return { credits, from: { amount, currency } };
  };
  return { text: priceOf('text'), photo: priceOf('photo'), gift: priceOf('gift') };
}
