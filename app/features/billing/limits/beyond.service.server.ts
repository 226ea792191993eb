import type { DomainError } from '~/contract/problem';
import type { MemberContext } from '~/server/context/context.server';
import { methodsFor, type Checkout } from '../shop/offer.service.server';
import { openOwnLimits, type Replaced } from './own-limits.service.server';

/**
 * The bundles that the member's own limits do not allow now, with the method whose fee is the lowest, and why the smallest
 * of them is not allowed. `replaces`: the unpaid order that the next one ends.
 */
export async function findBeyond(
  context: MemberContext,
  checkout: Checkout,
  replaces: Replaced | null,
): Promise<{ beyond: string[]; ownLimit: DomainError | null }> {
  const check = await openOwnLimits(context, checkout.country.currency, replaces);
  const beyond: string[] = [];
  let ownLimit: DomainError | null = null;
  for (const bundle of checkout.bundles) {
    const fees = methodsFor(checkout, bundle).map(({ fee }) => fee);
    const error = await check(bundle.price + (fees.length > 0 ? Math.min(...fees) : 0));
    if (!error) continue;
    beyond.push(bundle.id);
    ownLimit ??= error;
  }
  return { beyond, ownLimit };
}
