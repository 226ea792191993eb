import { findLastBundle } from '~db/queries/order';
import type { MemberContext } from '~/server/context/context.server';
import { costAt, leastCost, marketOf } from '~/tenancy/market';
import { creditsFor } from './message-credits.server';
import type { MessagePrice, MessagePrices } from './message-price';

/**
 * In credits and in money: what these cost at the member's last purchase or, without any, the least they can cost in
 * their payment country. Reads one row, and only for members who have bought.
 */
export async function messagePrices({
  db,
  tenant,
  country,
  member,
}: Pick<MemberContext, 'db' | 'tenant' | 'country' | 'member'>): Promise<MessagePrices> {
  const bought = member.paidUser ? await findLastBundle(db, member.id) : undefined;
  const market = marketOf(tenant, country.selected ?? country.geoip);
  const priceOf = (type: keyof MessagePrices): MessagePrice => {
    const credits = creditsFor(tenant, type);
    const { costs: amount, currency } = bought
      ? costAt({ credits: bought.credits, price: bought.amount_minor, currency: bought.currency }, credits)
      : leastCost(market, credits);
    return { credits, money: { amount, currency }, basis: bought ? 'own' : 'from' };
  };
  return { text: priceOf('text'), photo: priceOf('photo'), gift: priceOf('gift') };
}
