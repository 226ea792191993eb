import { createHash } from 'node:crypto';
import { transaction, type Tx } from '~db/database';
import { lockMember } from '~db/queries/member';
import { findOrderByRequest, insertOrder, lockOrder } from '~db/queries/order';
import type { OrderRow } from '~db/schema/order';
import type { BankAccount, PaymentPort } from '~/providers/payment/payment-port';
import type { MemberContext } from '~/server/context/context.server';
import { notFound, paymentsUnavailable, priceChanged, requestKeyReused } from '../billing.errors';
import { requireConfirmed } from './confirmed-first.server';
import { findCheckout, quoteOrder } from '../shop/offer.service.server';
import { findCode } from '../discounts/codes.service.server';
import { findCodeUse, reserveCode } from '../orders/redemption.server';
import { checkOwnLimitsIn } from '../limits/own-limits.service.server';
import { insertNewPayment } from '../payments/new-payment.server';
import { DIRECT_DEBIT } from '../shop/checkout-path';
import { startPayment } from '../payments/payment-start.server';
import { getSaved } from '../saved/saved-method.service.server';
import { requireNothingOpen } from '../returning/open-amount.service.server';
import { providersFor } from '~/server/context/payment-providers';
import { requireTerms } from '~/features/account/terms/terms.service.server';
import { termsVersion } from '~/tenancy/text-versions';

/** The form of the order page. */
export interface OrderRequest {
  bundleId: string;
  methodId: string;
  /** The total shown on the button, in minor units. */
  total: number;
  currency: string;
  country: string;
  /** The discount code that the page applied; empty for none. */
  code: string;
  /** The idempotency key, made by the page: repeated requests with the same key are one order. */
  requestKey: string;
  /** The saved method to charge; empty for none. */
  savedId?: string;
  /** Saves the method for later orders. */
  remember?: boolean;
  /** The page the member came from. */
  next: string | null;
}

/** The additional parts of an order by direct debit. */
export interface DebitOrder {
  /** A hash of what the member confirmed: a request key is not reused for another account. */
  subjectHash: string;
  /** Writes the mandate in the transaction of a new order, or throws to refuse the order. */
  writeIn: (tx: Tx, order: OrderRow) => Promise<void>;
  /** The account with its mandate, for the provider. */
  accountFor: (order: OrderRow) => Promise<BankAccount>;
}

/**
 * Places an order and opens its payment. Returns the URL where the member pays, or, for an order that has already
 * ended, its status page. The order is committed before the provider is asked, so that a lost response does no harm:
 * the same key finds the order again, and the provider opens no second payment for it.
 */
export async function placeOrder(context: MemberContext, request: OrderRequest, debit?: DebitOrder): Promise<string> {
  // Nobody's account is debited without a mandate.
  if (request.methodId === DIRECT_DEBIT && !debit) throw notFound();
  const find = () => findOrderByRequest(context.db, context.member.id, request.requestKey);
  const open = async () => openOrder(context, await firstPort(context, request), request, debit);
  const order = (await find()) ?? (await orPlaced(open, find));
  if (order.request_hash !== hashOf(request, debit)) throw requestKeyReused();
  return startPayment(context, { order, next: request.next, bankAccount: await debit?.accountFor(order) });
}

/**
 * Of two requests with one key at the same time, the second may be refused for what the first has just done: it has
 * reserved the code or spent the limit. Returns what the first has placed; throws the refusal if there is nothing.
 */
async function orPlaced(open: () => Promise<OrderRow>, find: () => Promise<OrderRow | undefined>): Promise<OrderRow> {
  try {
    return await open();
  } catch (error) {
    const placed = await find();
    if (placed === undefined) throw error;
    return placed;
  }
}

/** The account that gets the order's payment first: the one that has the saved method, else the brand's first. */
async function firstPort(
  context: MemberContext,
  { methodId, savedId }: OrderRequest,
): Promise<PaymentPort | undefined> {
  if (savedId) return (await getSaved(context, { savedId, methodId })).port;
  return providersFor(context, methodId)[0];
}

async function openOrder(
  context: MemberContext,
  port: PaymentPort | undefined,
  request: OrderRequest,
  debit: DebitOrder | undefined,
): Promise<OrderRow> {
  const checkout = findCheckout(context);
  // An order that is not sold here is told before anything about its code.
  quoteOrder(checkout, request.bundleId, request.methodId);
  requireConfirmed(context);
  await requireTerms(context);
  await requireNothingOpen(context);
  const code = request.code === '' ? null : await findCode(context, request.code, checkout.country);
  const quote = quoteOrder(checkout, request.bundleId, request.methodId, code);
  if (quote.total !== request.total || quote.currency !== request.currency || quote.country !== request.country) {
    throw priceChanged();
  }
  if (!port) throw paymentsUnavailable();
  await context.limits.order.take(`${context.tenant.id}:${context.member.id}`);
  const now = context.clock.now();
  const orderId = context.ids.ulid();
  const use = code && (await findCodeUse(context.db, code, context.member.id));
  return transaction(context.db, async (tx) => {
    // Everywhere an order is locked before its member.
    if (use?.kind === 'waiting') await lockOrder(tx, use.order.id);
    // The account may have been deleted since the page was opened: anyone who confirms the same e-mail address ends an
    // account that was never confirmed, unless it has an order.
    if ((await lockMember(tx, context.member.id))?.status === 'deleted') throw notFound();
    const { created, order } = await insertOrder(tx, {
      id: orderId,
      member_id: context.member.id,
      bundle_id: quote.bundle.id,
      credits: quote.bundle.credits,
      amount_minor: quote.amount,
      fee_minor: quote.fee,
      total_minor: quote.total,
      vat_minor: quote.vat,
      vat_rate: quote.vatRate,
      currency: quote.currency,
      country: quote.country,
      method: quote.method.id,
      discount_code: quote.code,
      discount_minor: quote.discount,
      mandate_id: request.savedId || null,
      remember: request.remember && !request.savedId ? 1 : 0,
      state: 'pending',
      failure: null,
      request_key: request.requestKey,
      request_hash: hashOf(request, debit),
      created_at: now,
      updated_at: now,
      completed_at: null,
      terms_version: termsVersion(context.tenant),
    });
    if (!created) return order;
    if (code) await reserveCode(tx, context, code, order);
    await debit?.writeIn(tx, order);
    await checkOwnLimitsIn(tx, context, order);
    await insertNewPayment(tx, context, order, port);
    return order;
  });
}

function hashOf(request: OrderRequest, debit?: DebitOrder): string {
  const { bundleId, methodId, total, currency, country, code, savedId, remember } = request;
  const more = [
    ...(code === '' ? [] : [code]),
    ...(debit ? [debit.subjectHash] : []),
    ...(savedId ? [`saved ${savedId}`] : remember ? ['remember'] : []),
  ];
  return createHash('sha256')
    .update(JSON.stringify([bundleId, methodId, total, currency, country, ...more]))
    .digest('hex');
}
