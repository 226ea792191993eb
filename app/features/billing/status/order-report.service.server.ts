import type { IntlShape } from 'react-intl';
import { listPayments } from '~db/queries/payment';
import { findOrder } from '~db/queries/order';
import { listRefunds } from '~db/queries/refund';
import type { OrderRow } from '~db/schema/order';
import type { MemberContext } from '~/server/context/context.server';
import { notFound } from '../billing.errors';
import { usableCodeOf } from '../discounts/codes.service.server';
import { listOrderDocuments } from '../documents/document.service.server';
import type { LinkedDocument } from '../documents/shown-document';
import { findBalance } from '../ledger/ledger.service.server';
import { askAboutPayment, mayBePaid } from '../payments/payment-check.server';
import { reportSaved } from './saved-report.server';
import type { SavedFailure, OrderEnd, ShownStatus } from '../orders/order-status';
import { methodName } from '../shop/payment-methods.server';
import { shownStatusOf } from '../orders/order-state.server';
import { endOf, waitsForMember } from '../orders/waiting-order.server';
import { findReturnable } from '../returning/return.service.server';
import { shownReturn } from '../returning/withdrawal.service.server';
import type { ShownReturn } from '../returning/withdrawal-view';

/** An order as its member sees it. Amounts are in minor units. */
export interface OrderSummary {
  id: string;
  status: ShownStatus;
  bundleId: string;
  credits: number;
  code: string | null;
  discount: number;
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
  /** Amount refunded so far. */
  returned: number;
}

export interface OrderReport extends OrderSummary {
  /** The URL of the provider's page while the member can still pay there; otherwise null. */
  payUrl: string | null;
  /** The credits the member can spend now. */
  balance: number;
  documents: LinkedDocument[];
  /** The reason why the saved method of a failed order could not be charged; it decides the next step. */
  savedFailure: SavedFailure | null;
  savedLabel: string | null;
  savedId: string | null;
  payPal: boolean;
  /** Whether unspent credits of the order can be returned now. */
  returnable: boolean;
  /** The refunds of the order so far. */
  returns: ShownReturn[];
  /** The reason why the order ended unpaid; null for every other order. */
  ended: OrderEnd | null;
  /** Whether the member can change or cancel the order. */
  open: boolean;
  /** The discount code of the order, if another order could have it now. */
  usableCode: string | null;
}

/**
 * An order of the member with its current state: unless it has ended, the provider is asked. Throws 404 for orders of
 * others and of other brands.
 */
export async function reportOrder(context: MemberContext, id: string): Promise<OrderReport> {
  const first = await ownOrder(context, id);
  const payments = await listPayments(context.db, first.id);
  const [payment] = payments;
  if (payment && mayBePaid(first, payment)) await askAboutPayment(context, payment);
  const order = first.state === 'completed' ? first : await ownOrder(context, id);
  return {
    ...orderSummaryOf(context.texts(context.locale), order),
    payUrl: order.state === 'pending' ? (payment?.redirect_url ?? null) : null,
    balance: await findBalance(context.db, context.member.id),
    ...(await reportSaved(context, order)),
    documents: await listOrderDocuments(context, order.id),
    returnable: (await findReturnable(context, order)) !== undefined,
    returns: (await listRefunds(context.db, order.id)).map(shownReturn),
    ended: endOf(order),
    open: order.credits > 0 && waitsForMember(order, payments),
    usableCode: order.state === 'completed' ? null : await usableCodeOf(context, order),
  };
}

async function ownOrder(context: MemberContext, id: string): Promise<OrderRow> {
  const order = await findOrder(context.db, id);
  if (order?.member_id !== context.member.id) throw notFound();
  return order;
}

export function orderSummaryOf(intl: IntlShape, order: OrderRow): OrderSummary {
  return {
    id: order.id,
    status: shownStatusOf(order.state),
    bundleId: order.bundle_id,
    credits: order.credits,
    code: order.discount_code,
    discount: order.discount_minor,
    amount: order.amount_minor,
    fee: order.fee_minor,
    total: order.total_minor,
    vat: order.vat_minor,
    vatRate: order.vat_rate,
    currency: order.currency,
    methodId: order.method,
    methodName: methodName(intl, order.method),
    createdAt: order.created_at,
    returned: order.returned_minor,
  };
}
