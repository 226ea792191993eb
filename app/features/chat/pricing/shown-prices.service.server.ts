import { listOpenLots } from '~db/queries/credit-lot';
import { findLastBundle } from '~db/queries/order';
import type { MemberContext } from '~/server/context/context.server';
import { marketOf } from '~/tenancy/market';
import { creditsFor } from './message-credits.server';
import type { MessagePrice, MessagePrices } from './message-price';

/**
 * What the member needs to see the prices of messages: the lots their credits come from, and what further credits cost:
 * as much as their last bundle, or the least in their payment country for members who have never bought.
 */
export async function messagePrices({
  db,
  tenant,
  country,
  member,
}: Pick<MemberContext, 'db' | 'tenant' | 'country' | 'member'>): Promise<MessagePrices> {
  const [open, bought] = await Promise.all([
    listOpenLots(db, member.id),
    member.paidUser ? findLastBundle(db, member.id) : undefined,
  ]);
  const lots = open.map(({ credits, amount_minor: amount, currency, remaining: left }) => ({
    credits,
    amount,
    currency,
    left,
  }));
  const next = bought
    ? { credits: bought.credits, amount: bought.amount_minor, currency: bought.currency, basis: 'own' as const }
    : cheapest(marketOf(tenant, country.selected ?? country.geoip));
  const priceOf = (type: keyof MessagePrices): MessagePrice => ({ credits: creditsFor(tenant, type), lots, next });
  return { text: priceOf('text'), photo: priceOf('photo'), gift: priceOf('gift') };
}

/** The bundle whose credits cost the least. */
function cheapest({ bundles, currency }: ReturnType<typeof marketOf>): MessagePrice['next'] {
  const best = bundles.reduce((least, bundle) =>
    bundle.price * least.credits < least.price * bundle.credits ? bundle : least,
  );
  return { credits: best.credits, amount: best.price, currency, basis: 'from' };
}
