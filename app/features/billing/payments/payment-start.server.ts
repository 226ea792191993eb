import { transaction, type Db } from '~db/database';
import { lockOrder } from '~db/queries/order';
import { listPayments, openPayment } from '~db/queries/payment';
import type { PaymentRow } from '~db/schema/payment';
import type { OrderRow } from '~db/schema/order';
import type { BankAccount, PaymentPort, PaymentStart, StartedPayment } from '~/providers/payment/payment-port';
import { MandateEnded, Rejected } from '~/providers/provider-errors';
import type { BrandContext, RequestContext } from '~/server/context/context.server';
import { messageId } from '~/i18n/message-id';
import { paymentsUnavailable, providerUnavailable } from '../billing.errors';
import { orderStatusPath } from '../shop/checkout-path';
import { insertNewPayment } from './new-payment.server';
import { findPaymentMethod, methodName } from '../shop/payment-methods.server';
import { providersFor } from '~/server/context/payment-providers';
import { savedPort, savingStart } from './charge-saved.server';
import { endedByProvider } from './mandate.server';
import { failOrder } from './record-payment-event.service.server';
import { isFinal } from '../orders/order-state.server';

interface Opening {
  order: OrderRow;
  next: string | null;
  /** For direct debit: the account with its mandate. */
  bankAccount?: BankAccount | undefined;
}

/**
 * Opens the payment of an order and returns the URL to which the member goes. Runs outside any transaction, because a
 * provider may take long. The first provider that takes the method and responds gets the payment; each has a payment
 * row of its own, so that an event of any of them finds the order. Throws providerUnavailable if none responds, and the
 * order can be started again; a permanent refusal ends the order.
 */
export async function startPayment(context: RequestContext, opening: Opening): Promise<string> {
  const { order, next } = opening;
  const statusPage = orderStatusPath(order.id, next);
  // Paid, failed or in progress: nothing can be paid under this order any more.
  if (isFinal(order.state) || order.state === 'processing') return statusPage;
  const opened = (await listPayments(context.db, order.id)).find((payment) => payment.redirect_url !== null);
  if (opened) return opened.redirect_url!;
  const ports = await portsFor(context, order);
  if (ports === 'ended') {
    const [payment] = await listPayments(context.db, order.id);
    await failOrder(context, { paymentId: payment!.id, orderId: order.id, why: 'saved-ended' });
    return statusPage;
  }
  if (ports.length === 0) throw paymentsUnavailable();
  for (const port of ports) {
    const payment = await paymentAt(context, order, port);
    if (!payment) return statusPage;
    const saving = await savingStart(context, order, payment);
    const started = await askProvider(context, port, { ...startOf(context, { payment, ...opening }), ...saving });
    if (started === 'silence') {
      // A debit or a saved method needs nobody's confirmation: a provider that is silent may carry it out, and a second
      // one would take the money twice.
      if (opening.bankAccount || saving.mandate) throw providerUnavailable();
      continue;
    }
    if (started === 'refused' || started === 'ended') {
      const why = started === 'ended' ? 'saved-ended' : undefined;
      if (why && order.mandate_id !== null) await endedByProvider(context, order.mandate_id);
      await failOrder(context, { paymentId: payment.id, orderId: order.id, why });
      return statusPage;
    }
    await openPayment(context.db, payment.id, {
      provider_reference: started.providerReference,
      redirect_url: started.redirectUrl,
      updated_at: context.clock.now(),
    });
    return started.redirectUrl ?? statusPage;
  }
  throw providerUnavailable();
}

/** `ended`: the order is to be charged to a saved method that has ended meanwhile, or whose account is closed. */
async function portsFor(context: BrandContext, order: OrderRow): Promise<PaymentPort[] | 'ended'> {
  if (order.mandate_id === null) return providersFor(context, order.method);
  const port = await savedPort(context, order.mandate_id);
  return port ? [port] : 'ended';
}

/** The order's payment at this provider, made if it is the first attempt there; undefined if the order has ended. */
async function paymentAt(context: BrandContext, order: OrderRow, port: PaymentPort): Promise<PaymentRow | undefined> {
  const at = async (db: Db) => (await listPayments(db, order.id)).find(({ provider }) => provider === port.name);
  const known = await at(context.db);
  if (known) return known;
  return transaction(context.db, async (tx) => {
    // Two tabs may try the next provider at once; the order's lock leaves one payment there.
    const locked = await lockOrder(tx, order.id);
    if (locked?.state !== 'pending') return undefined;
    const payment = await at(tx);
    if (payment) return payment;
    await insertNewPayment(tx, context, order, port);
    return at(tx);
  });
}

async function askProvider(
  context: BrandContext,
  port: PaymentPort,
  start: PaymentStart,
): Promise<StartedPayment | 'refused' | 'ended' | 'silence'> {
  try {
    return await port.start(start);
  } catch (error) {
    context.log.error({ err: error, payment: start.paymentId }, 'a payment could not be opened');
    if (error instanceof MandateEnded) return 'ended';
    return error instanceof Rejected ? 'refused' : 'silence';
  }
}

function startOf(
  context: RequestContext,
  { order, payment, next, bankAccount }: Opening & { payment: PaymentRow },
): PaymentStart {
  const intl = context.texts(context.locale);
  const method = findPaymentMethod(order.method);
  return {
    paymentId: payment.id,
    tenantSlug: context.tenant.slug,
    amountMinor: payment.amount_minor,
    currency: payment.currency,
    method: order.method,
    ...(method ? { methodName: methodName(intl, method.id) } : {}),
    merchantName: context.tenant.name,
    description:
      order.credits > 0
        ? intl.formatMessage({ id: messageId('billing.credits') }, { count: order.credits })
        : intl.formatMessage({ id: messageId('billing.open-amount') }),
    locale: context.locale,
    returnUrl: context.origin + orderStatusPath(order.id, next),
    ...(bankAccount ? { bankAccount } : {}),
    webhookUrl: `${context.origin}/webhooks/payment/${payment.provider}`,
    startedAt: payment.created_at,
  };
}
