import { transaction, type Db } from '~db/database';
import { lockMember } from '~db/queries/member';
import { findOrderByRequest, insertOrder } from '~db/queries/order';
import { listOwed, type OpenTerms, type OwedRow } from '~db/queries/receivable';
import type { OrderRow } from '~db/schema/order';
import type { MemberContext } from '~/server/context/context.server';
import { providersFor } from '~/server/context/payment-providers';
import { marketOf } from '~/tenancy/market';
import { fits, limitsOf, whyUnavailable } from '~/tenancy/method-availability';
import type { Market } from '~/tenancy/tenant';
import { termsVersion } from '~/tenancy/text-versions';
import { notFound, openAmountFirst, paymentsUnavailable, priceChanged, requestKeyReused } from '../billing.errors';
import { DIRECT_DEBIT } from '../shop/checkout-path';
import type { MethodOffer } from '../shop/offer.service.server';
import { vatContained } from '../shop/vat-rates';
import { smallestChargeIn } from '../shop/discount.server';
import { hashOfParts } from '../ledger/ledger-context.server';
import { insertNewPayment } from '../payments/new-payment.server';
import { findPaymentMethod, methodName } from '../shop/payment-methods.server';
import { startPayment } from '../payments/payment-start.server';
import { OPEN_AMOUNT } from '../orders/order-status';

/** An amount that a member owes and can pay at once. Amounts are in minor units. */
export interface OpenAmount {
  amount: number;
  vat: number;
  /** In hundredths of a percent. */
  vatRate: number;
  currency: string;
  country: string;
  /** By order. */
  items: OpenItem[];
  /** Without a fee. None if the amount is too small to be charged; it then prevents nothing. */
  methods: MethodOffer[];
}

export interface OpenItem {
  orderId: string;
  /** Epoch milliseconds. */
  orderedAt: number;
  /** The spent credits whose payment was charged back. */
  credits: number;
  amount: number;
}

/**
 * What the member owes; null for nothing. Amounts of another currency, country or tax rate are paid one after the other,
 * those that can be paid first.
 */
export async function findOpenAmount(context: MemberContext): Promise<OpenAmount | null> {
  const owed = await listOwed(context.db, context.member.id);
  const groups = groupedBy(owed, ({ currency, country, vat_rate }) => `${currency} ${country} ${vat_rate}`);
  const open = groups.map((rows) => describe(context, rows[0]!, rows));
  return open.find(({ methods }) => methods.length > 0) ?? open[0] ?? null;
}

/** Throws openAmountFirst (409) while the member owes something that can be paid: until then no credits are sold. */
export async function requireNothingOpen(context: MemberContext): Promise<void> {
  const open = await findOpenAmount(context);
  if (open && open.methods.length > 0) throw openAmountFirst();
}

function describe(context: MemberContext, terms: OpenTerms, rows: OwedRow[]): OpenAmount {
  const { currency, country, vat_rate: vatRate } = terms;
  const amount = sumOf(rows);
  const items = groupedBy(rows, ({ purchase_id }) => purchase_id).map((of) => ({
    orderId: of[0]!.purchase_id,
    orderedAt: of[0]!.ordered_at,
    credits: of.reduce((sum, { credits }) => sum + credits, 0),
    amount: sumOf(of),
  }));
  const methods = methodsFor(context, { amount, currency, country });
  return { amount, vat: vatContained(amount, vatRate), vatRate, currency, country, items, methods };
}

/** The brand's methods that take the amount, without a fee. Direct debit is not one: it needs a mandate of its own. */
function methodsFor(
  { tenant, texts, locale }: Pick<MemberContext, 'tenant' | 'texts' | 'locale'>,
  { amount, currency, country }: { amount: number; currency: string; country: string },
): MethodOffer[] {
  if (amount < smallestChargeIn(currency)) return [];
  const intl = texts(locale);
  return marketOf(tenant, country).payment_methods.flatMap((option) => {
    const known = findPaymentMethod(option.method);
    if (!known || known.id === DIRECT_DEBIT || whyUnavailable(known.id, { country, currency })) return [];
    const limits = limitsOf(option, currency as Market['currency']);
    const { id, pictogram, appleOnly } = known;
    return fits(amount, limits) ? [{ id, name: methodName(intl, id), pictogram, appleOnly, fee: 0, limits }] : [];
  });
}

/** What the member asks for by the button; the fields mean the same as those of an order of a bundle. */
export interface OpenAmountOrder {
  methodId: string;
  total: number;
  currency: string;
  country: string;
  requestKey: string;
  next: string | null;
}

/**
 * Places the order that pays the open amount, and returns the URL where the member pays. Its money pays what is open
 * when it arrives; what is then left of it goes back.
 */
export async function payOpenAmount(context: MemberContext, request: OpenAmountOrder): Promise<string> {
  const earlier = await findOrderByRequest(context.db, context.member.id, request.requestKey);
  const order = earlier ?? (await openOrder(context, request));
  if (order.request_hash !== hashOfRequest(request)) throw requestKeyReused();
  return startPayment(context, { order, next: request.next });
}

async function openOrder(context: MemberContext, request: OpenAmountOrder): Promise<OrderRow> {
  const open = await findOpenAmount(context);
  if (!open?.methods.some(({ id }) => id === request.methodId)) throw notFound();
  const { amount, vat, vatRate, currency, country } = open;
  if (amount !== request.total || currency !== request.currency || country !== request.country) throw priceChanged();
  const [port] = providersFor(context, request.methodId);
  if (!port) throw paymentsUnavailable();
  await context.limits.order.take(`${context.tenant.id}:${context.member.id}`);
  const now = context.clock.now();
  return transaction(context.db, async (tx) => {
    if ((await lockMember(tx, context.member.id))?.status === 'deleted') throw notFound();
    if ((await amountUnder(tx, context.member.id, { currency, country, vat_rate: vatRate })) !== amount) {
      throw priceChanged();
    }
    const { created, order } = await insertOrder(tx, {
      id: context.ids.ulid(),
      member_id: context.member.id,
      bundle_id: OPEN_AMOUNT,
      credits: 0,
      amount_minor: amount,
      fee_minor: 0,
      total_minor: amount,
      vat_minor: vat,
      vat_rate: vatRate,
      currency,
      country,
      method: request.methodId,
      discount_code: null,
      discount_minor: 0,
      state: 'pending',
      failure: null,
      request_key: request.requestKey,
      request_hash: hashOfRequest(request),
      created_at: now,
      updated_at: now,
      completed_at: null,
      terms_version: termsVersion(context.tenant),
    });
    if (created) await insertNewPayment(tx, context, order, port);
    return order;
  });
}

async function amountUnder(db: Db, memberId: string, terms: OpenTerms): Promise<number> {
  const owed = await listOwed(db, memberId);
  const same = ({ currency, country, vat_rate }: OwedRow) =>
    currency === terms.currency && country === terms.country && vat_rate === terms.vat_rate;
  return sumOf(owed.filter(same));
}

const hashOfRequest = ({ methodId, total, currency, country }: OpenAmountOrder) =>
  hashOfParts(OPEN_AMOUNT, methodId, total, currency, country);

/** The rows with the same key together, in the order of the first of each. */
function groupedBy(rows: readonly OwedRow[], keyOf: (row: OwedRow) => string): OwedRow[][] {
  const groups = new Map<string, OwedRow[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return [...groups.values()];
}

const sumOf = (rows: readonly OwedRow[]) => rows.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
