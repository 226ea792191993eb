import { listPayments } from '~db/queries/payment';
import { findPurchase } from '~db/queries/purchase';
import type { PurchaseRow } from '~db/schema/purchase';
import type { MemberContext } from '~/server/context/context.server';
import { notFound } from '../billing.errors';
import { findBalance } from '../ledger/ledger.service.server';
import { askAboutPayment } from './payment-check.server';
import { findPaymentMethod } from './payment-methods.server';
import { isFinal, statusOf, type PaymentStatus } from './order-state';

/** An order as its member sees it. Amounts are in minor units. */
export interface PurchaseView {
  id: string;
  status: PaymentStatus;
  bundleId: string;
  credits: number;
  amount: number;
  fee: number;
  total: number;
  vat: number;
  vatRate: number;
  currency: string;
  methodId: string;
  methodName: string;
  /** Epoch milliseconds. */
  createdAt: number;
}

export interface PurchaseReport extends PurchaseView {
  /** The URL of the provider's page while the member can still pay there; otherwise null. */
  payUrl: string | null;
  /** The credits the member can spend now. */
  balance: number;
}

/**
 * An order of the member with its current state: unless it has ended, the provider is asked. Throws 404 for orders of
 * others and of other brands.
 */
export async function reportPurchase(context: MemberContext, id: string): Promise<PurchaseReport> {
  const first = await ownPurchase(context, id);
  const [payment] = await listPayments(context.db, first.id);
  if (payment && !isFinal(first.state)) await askAboutPayment(context, payment);
  const purchase = isFinal(first.state) ? first : await ownPurchase(context, id);
  return {
    ...viewOf(purchase),
    payUrl: purchase.state === 'pending' ? (payment?.redirect_url ?? null) : null,
    balance: await findBalance(context.db, context.member.id),
  };
}

async function ownPurchase(context: MemberContext, id: string): Promise<PurchaseRow> {
  const purchase = await findPurchase(context.db, id);
  if (purchase?.member_id !== context.member.id) throw notFound();
  return purchase;
}

export function viewOf(purchase: PurchaseRow): PurchaseView {
  return {
    id: purchase.id,
    status: statusOf(purchase.state),
    bundleId: purchase.bundle_id,
    credits: purchase.credits,
    amount: purchase.amount_minor,
    fee: purchase.fee_minor,
    total: purchase.total_minor,
    vat: purchase.vat_minor,
    vatRate: purchase.vat_rate,
    currency: purchase.currency,
    methodId: purchase.method,
    methodName: findPaymentMethod(purchase.method)?.name ?? purchase.method,
    createdAt: purchase.created_at,
  };
}
