import { listMandates } from '~db/queries/mandate';
import type { Rng } from '~db/seed/rng';
import { ordered, settle, type Buyer } from '../billing.testing';
import { placeOrder, type OrderRequest } from '../checkout/order.service.server';
import { removeSaved } from './saved-method.service.server';

/** An order of 100 credits for 10.50 EUR with PayPal, as the test brand sells them. */
export const BY_PAYPAL = {
  bundleId: '100',
  methodId: 'paypal',
  total: 1050,
  currency: 'EUR',
  country: 'NL',
  code: '',
  next: null,
};

export async function order(context: Buyer, requestKey: string, changes: Partial<OrderRequest> = {}) {
  const location = await placeOrder(context, { ...BY_PAYPAL, requestKey, ...changes });
  return { location, ...(await ordered(context, requestKey)) };
}

/** Pays an order that is remembered, and returns the saved method. */
export async function saveMethod(context: Buyer, requestKey = 'key-of-the-first') {
  const { reference, order: first } = await order(context, requestKey, { remember: true });
  await settle(context, reference, 'paid');
  const [mandate] = await listMandates(context.db, context.member.id);
  return { mandate: mandate!, first };
}

/**
 * How the next order of a story is paid: without saving anything, to be remembered, or with what is saved, which the
 * member removes and the provider ends now and then.
 */
export async function anyWayToPay(context: Buyer, rng: Rng): Promise<Partial<OrderRequest>> {
  if (rng.chance(0.5)) return {};
  const [saved] = await listMandates(context.db, context.member.id);
  const { methodId, total } = BY_PAYPAL;
  if (!saved) return { methodId, total, remember: true };
  if (rng.chance(0.1)) {
    await removeSaved(context, saved.id);
    return {};
  }
  const ids = { customerReference: saved.customer_reference, reference: saved.reference };
  if (rng.chance(0.1)) await context.payments.endMandate(ids);
  return { methodId, total, savedId: saved.id };
}
