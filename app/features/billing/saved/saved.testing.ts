import { listMandates } from '~db/queries/mandate';
import { ordered, settle, type Buyer } from '../billing.testing';
import { placeOrder, type OrderRequest } from '../checkout/order.service.server';

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
