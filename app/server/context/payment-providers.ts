import type { PaymentRow } from '~db/schema/payment';
import type { PaymentPort } from '~/providers/payment/payment-port';
import type { BrandContext } from './context.server';
import type { LivePaymentMethod } from '~/tenancy/payment-methods';

type PaymentContext = Pick<BrandContext, 'tenant' | 'ports'>;

/** The accounts of the brand that are open, in the order of its file. */
export function openProviders({ tenant, ports }: PaymentContext): PaymentPort[] {
  return tenant.payment_providers.flatMap(({ account }) => ports.payments.get(account) ?? []);
}

/** Those of them that take the method: the first that responds gets the payment. */
export function providersFor(context: PaymentContext, method: string): PaymentPort[] {
  return openProviders(context).filter(({ methods }) => methods.has(method as LivePaymentMethod));
}

/** Whether the brand can take payments at all. */
export function takesPayments(context: PaymentContext): boolean {
  return openProviders(context).length > 0;
}

/** The origins to which an order page of the brand may lead. */
export function checkoutOrigins(context: PaymentContext): string[] {
  return [...new Set(openProviders(context).flatMap((port) => port.checkoutOrigins()))];
}

/** The account with which a payment was opened, also if the brand no longer uses it; undefined if it is closed. */
export function providerOf(
  { ports }: Pick<PaymentContext, 'ports'>,
  payment: Pick<PaymentRow, 'provider'>,
): PaymentPort | undefined {
  return ports.payments.get(payment.provider);
}
