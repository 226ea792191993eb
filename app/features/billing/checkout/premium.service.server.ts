import { findMember } from '~db/queries/member';
import type { MemberContext, RequestContext } from '~/server/context/context.server';
import { findCheckout } from '../shop/offer.service.server';
import { findBalance } from '../ledger/ledger.service.server';

/** The terms of premium on this brand. */
export interface PremiumTerms {
  freeConversations: number;
  freePhotos: number;
  premiumPhotos: number;
  messageCredits: number;
  refundDays: number;
  /** The lowest price that makes a member premium, in minor units. */
  from: { price: number; credits: number; currency: string };
}

export interface PremiumOverview {
  terms: PremiumTerms;
  /** Null for free members. */
  premium: { since: number | null; balance: number } | null;
}

export async function findPremium(context: MemberContext): Promise<PremiumOverview> {
  const terms = premiumTerms(context);
  const member = await findMember(context.db, context.member.id);
  if (!member?.paid_user) return { terms, premium: null };
  const balance = await findBalance(context.db, member.id);
  return { terms, premium: { since: member.premium_since, balance } };
}

function premiumTerms(context: Pick<RequestContext, 'tenant' | 'country' | 'locale' | 'texts'>): PremiumTerms {
  const { tenant } = context;
  const { bundles, country } = findCheckout(context);
  const cheapest = bundles.reduce((least, bundle) => (bundle.price < least.price ? bundle : least), bundles[0]!);
  return {
    freeConversations: tenant.limits.free.conversations,
    freePhotos: tenant.limits.free.photos,
    premiumPhotos: tenant.limits.premium.photos,
    messageCredits: tenant.message_credits,
    refundDays: tenant.refund_days,
    from: { price: cheapest.price, credits: cheapest.credits, currency: country.currency },
  };
}
