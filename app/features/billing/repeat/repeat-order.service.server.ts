import { findLastBundle } from '~db/queries/order';
import type { MemberContext } from '~/server/context/context.server';
import { notFound } from '../billing.errors';
import { placeOrder, type OrderRequest } from '../checkout/order.service.server';
import { findCheckout, methodsFor, type Checkout } from '../shop/offer.service.server';
import { methodName } from '../shop/payment-methods.server';
import type { SavedChoice } from '../saved/saved-choice';
import { findSavedOf } from '../saved/saved-method.service.server';

/**
 * The bundle and the method of the last completed order, or why it cannot be ordered again. `saved`: the method with which
 * it was paid, or that was saved with it.
 */
export type RepeatChoice =
  | { kind: 'choice'; bundleId: string; methodId: string; saved: SavedChoice | null }
  | { kind: 'none' }
  | { kind: 'bundle-gone'; credits: number }
  | { kind: 'method-gone'; bundleId: string; methodName: string };

/** The last order of the member, as far as it is sold today in the payment country. */
export async function findRepeat(context: MemberContext, checkout: Checkout): Promise<RepeatChoice> {
  const last = await findLastBundle(context.db, context.member.id);
  if (!last) return { kind: 'none' };
  const bundle = checkout.bundles.find(({ id }) => id === last.bundle_id);
  // A bundle of the same name with other credits is not what was ordered.
  if (bundle?.credits !== last.credits) return { kind: 'bundle-gone', credits: last.credits };
  const method = methodsFor(checkout, bundle).find(({ id }) => id === last.method);
  if (method) {
    const saved = await findSavedOf(context, last);
    return { kind: 'choice', bundleId: bundle.id, methodId: method.id, saved };
  }
  const name = methodName(context.texts(context.locale), last.method);
  return { kind: 'method-gone', bundleId: bundle.id, methodName: name };
}

/** Places it, and returns where the member pays. Throws 404 if it is not sold any more. */
export async function repeatOrder(
  context: MemberContext,
  seen: Omit<OrderRequest, 'bundleId' | 'methodId'>,
): Promise<string> {
  const choice = await findRepeat(context, findCheckout(context));
  if (choice.kind !== 'choice') throw notFound();
  const { bundleId, methodId } = choice;
  return placeOrder(context, { ...seen, bundleId, methodId });
}
