import { findMandate } from '~db/queries/mandate';
import type { OrderRow } from '~db/schema/order';
import type { MemberContext } from '~/server/context/context.server';
import { findCheckout, methodsFor } from '../shop/offer.service.server';
import type { SavedFailure } from '../orders/order-status';
import { savedFailureOf } from '../orders/order-state.server';

const PAYPAL = 'paypal';

/** What the status page says about the saved method of an order, and what the member can do if it failed. */
export interface SavedReport {
  savedFailure: SavedFailure | null;
  savedLabel: string | null;
  savedId: string | null;
  payPal: boolean;
}

/** An expired or ended card is not offered for another attempt: that one opens the provider's page. */
export async function reportSaved(context: MemberContext, order: OrderRow): Promise<SavedReport> {
  const savedFailure = order.state === 'failed' ? savedFailureOf(order) : null;
  const row = order.mandate_id === null ? undefined : await findMandate(context.db, order.mandate_id);
  const mayRetry = savedFailure === 'saved-declined' && row?.ended_at === null;
  return {
    savedFailure,
    savedLabel: row?.label ?? null,
    savedId: mayRetry ? row.id : null,
    payPal: savedFailure !== null && order.method !== PAYPAL && isOffered(context, order.bundle_id),
  };
}

function isOffered(context: MemberContext, bundleId: string): boolean {
  const checkout = findCheckout(context);
  const bundle = checkout.bundles.find(({ id }) => id === bundleId);
  return bundle !== undefined && methodsFor(checkout, bundle).some(({ id }) => id === PAYPAL);
}
