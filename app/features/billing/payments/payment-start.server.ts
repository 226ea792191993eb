import { openPayment } from '~db/queries/payment';
import type { PaymentRow } from '~db/schema/payment';
import type { OrderRow } from '~db/schema/order';
import type { PaymentPort, PaymentStart, StartedPayment } from '~/providers/payment/payment-port';
import { Rejected } from '~/providers/provider-errors';
import type { RequestContext } from '~/server/context/context.server';
import { messageId } from '~/i18n/message-id';
import { providerUnavailable } from '../billing.errors';
import { orderStatusPath } from '../checkout/checkout-path';
import { findPaymentMethod } from './payment-methods.server';
import { failOrder } from './record-payment-event.service.server';
import { isFinal } from './order-state.server';

interface Opening {
  order: OrderRow;
  payment: PaymentRow;
  next: string | null;
}

/**
 * Opens the payment and returns the URL to which the member goes. Runs outside any transaction, because the provider
 * may take long. Throws providerUnavailable if it does not respond, and the order can be started again; a permanent
 * refusal ends the order.
 */
export async function startPayment(context: RequestContext, port: PaymentPort, opening: Opening): Promise<string> {
  const { order, payment, next } = opening;
  const statusPage = orderStatusPath(order.id, next);
  // Paid, failed or in progress: nothing can be paid under this order any more.
  if (isFinal(order.state) || order.state === 'processing') return statusPage;
  if (payment.redirect_url) return payment.redirect_url;
  const started = await askProvider(context, port, startOf(context, opening));
  if (started === 'refused') {
    await failOrder(context, { paymentId: payment.id, orderId: order.id });
    return statusPage;
  }
  await openPayment(context.db, payment.id, {
    provider_reference: started.providerReference,
    redirect_url: started.redirectUrl,
    updated_at: context.clock.now(),
  });
  return started.redirectUrl ?? statusPage;
}

async function askProvider(
  context: RequestContext,
  port: PaymentPort,
  start: PaymentStart,
): Promise<StartedPayment | 'refused'> {
  try {
    return await port.start(start);
  } catch (error) {
    context.log.error({ err: error, payment: start.paymentId }, 'a payment could not be opened');
    if (error instanceof Rejected) return 'refused';
    throw providerUnavailable();
  }
}

function startOf(context: RequestContext, { order, payment, next }: Opening): PaymentStart {
  const intl = context.texts(context.locale);
  const method = findPaymentMethod(order.method);
  return {
    paymentId: payment.id,
    tenantSlug: context.tenant.slug,
    amountMinor: payment.amount_minor,
    currency: payment.currency,
    method: order.method,
    ...(method ? { methodName: method.name } : {}),
    merchantName: context.tenant.name,
    description: intl.formatMessage({ id: messageId('billing.credits') }, { count: order.credits }),
    locale: context.locale,
    returnUrl: context.origin + orderStatusPath(order.id, next),
    webhookUrl: `${context.origin}/webhooks/payment/${payment.provider}`,
    startedAt: payment.created_at,
  };
}
