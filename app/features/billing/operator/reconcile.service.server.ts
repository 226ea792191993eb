import { transaction } from '~db/database';
import { listPaymentsBetween } from '~db/queries/money-record';
import { findOrder } from '~db/queries/order';
import { findPayment } from '~db/queries/payment';
import { listRefunds } from '~db/queries/refund';
import type { PaymentRow } from '~db/schema/payment';
import type { PaymentStatus } from '~/providers/payment/payment-port';
import { ProviderError, Rejected } from '~/providers/provider-errors';
import type { BrandContext } from '~/server/context/context.server';
import { providerOf } from '~/server/context/payment-providers';
import { statusAt } from '../payments/payment-check.server';
import { recordStatus } from '../payments/record-status.service.server';
import { differencesOf, type Difference } from './differences.server';
import { auditOperatorIn, type Operator } from './operator-audit.server';

export interface ReconciledPeriod {
  from: number;
  to: number;
  provider: string | undefined;
  /** Brings in what the providers say, on behalf of this person. */
  book: Operator | undefined;
}

const PAGE = 200;
/** The number of concurrent requests; providers limit them. */
const AT_ONCE = 4;

export interface Found extends Difference {
  payment: PaymentRow;
  /** Whether the difference was brought in. */
  booked: boolean;
}

export interface Reconciled {
  /** The number of payments that were checked. */
  payments: number;
  found: Found[];
}

/** Asks the providers about every payment of a period, and lists what they say otherwise. */
export async function reconcile(context: BrandContext, period: ReconciledPeriod): Promise<Reconciled> {
  const found: Found[] = [];
  let requests = 0;
  for (let after: string | undefined; ;) {
    const page = await listPaymentsBetween(context.db, { ...period, after, limit: PAGE });
    for (let start = 0; start < page.length; start += AT_ONCE) {
      const some = page.slice(start, start + AT_ONCE);
      found.push(...(await Promise.all(some.map((payment) => compare(context, payment, period.book)))).flat());
    }
    requests += page.length;
    after = page.at(-1)?.id;
    if (page.length < PAGE) break;
  }
  return { payments: requests, found };
}

async function compare(context: BrandContext, payment: PaymentRow, book: Operator | undefined): Promise<Found[]> {
  const status = await askAbout(context, payment);
  if (!status) return [];
  if ('what' in status) return [{ ...status, payment, booked: false }];
  const before = await differencesWith(context, payment.id, status);
  if (before.length === 0 || !book) return before.map((difference) => ({ ...difference, payment, booked: false }));
  await recordStatus(context, payment.provider, status);
  const after = await differencesWith(context, payment.id, status);
  const remains = (difference: Difference) =>
    after.some(({ what, there }) => what === difference.what && there === difference.there);
  const found = before.map((difference) => ({ ...difference, payment, booked: !remains(difference) }));
  await transaction(context.db, (tx) =>
    auditOperatorIn(tx, context, book, {
      action: 'payment.reconciled',
      orderId: payment.purchase_id,
      detail: { payment: payment.id, differences: before, left: after.length },
    }),
  );
  return found;
}

/** Undefined if the provider was never given the payment. */
async function askAbout(context: BrandContext, payment: PaymentRow): Promise<PaymentStatus | Difference | undefined> {
  const port = providerOf(context, payment);
  const here = payment.state;
  if (!port) return { what: 'not asked', here, there: 'the account is not open' };
  try {
    return await statusAt(port, payment, context.tenant.slug);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return { what: error instanceof Rejected ? 'unknown' : 'not asked', here, there: error.message };
  }
}

async function differencesWith(context: BrandContext, paymentId: string, status: PaymentStatus): Promise<Difference[]> {
  const payment = (await findPayment(context.db, paymentId))!;
  const order = (await findOrder(context.db, payment.purchase_id))!;
  const refunds = (await listRefunds(context.db, order.id)).filter(({ payment_id }) => payment_id === payment.id);
  return differencesOf({ payment, order, refunds }, status, context.clock.now());
}
