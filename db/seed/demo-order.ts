import { createHash } from 'node:crypto';
import type { NewPayment } from '../schema/payment';
import type { NewOrder } from '../schema/order';
import { ORDER_AFTER, type DemoBrand } from './demo-brand';
import { demoUlid } from './demo-ids';
import type { Rng } from './rng';

/** The order with which the demo's premium account became premium: the second bundle of its country, paid at once. */
export function demoOrder(
  { tenant, accounts: [, premium] }: DemoBrand,
  vatRate: (country: string) => number,
  rng: Rng,
): { order: NewOrder; payment: NewPayment } {
  const { member } = premium;
  const country = member.country!;
  const market = tenant.markets[country];
  const bundle = market?.bundles[1] ?? market?.bundles[0];
  const option = market?.payment_methods[0];
  if (!market || !bundle || !option) throw new Error(`${tenant.slug}: nothing is sold in ${country}.`);
  const at = member.signup_date + ORDER_AFTER;
  const total = bundle.price + option.fee;
  const rate = vatRate(country);
  const id = demoUlid(rng, at);
  return {
    order: {
      tenant_id: tenant.id,
      id,
      member_id: member.id,
      bundle_id: bundle.id,
      credits: bundle.credits,
      amount_minor: bundle.price,
      fee_minor: option.fee,
      total_minor: total,
      vat_minor: total - Math.round((total * 10_000) / (10_000 + rate)),
      vat_rate: rate,
      currency: market.currency,
      country,
      method: option.method,
      discount_code: null,
      state: 'completed',
      failure: null,
      request_key: `demo-${id}`,
      request_hash: createHash('sha256').update(`demo ${bundle.id}`).digest('hex'),
      created_at: at,
      updated_at: at + 60_000,
      completed_at: at + 60_000,
    },
    payment: {
      tenant_id: tenant.id,
      id: demoUlid(rng, at + 1),
      purchase_id: id,
      provider: 'demo',
      provider_reference: `demo-${id}`,
      state: 'paid',
      amount_minor: total,
      currency: market.currency,
      redirect_url: null,
      created_at: at + 1,
      updated_at: at + 60_000,
      last_event_at: at + 60_000,
    },
  };
}
