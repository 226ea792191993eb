import type { MemberContext } from '~/server/context/context.server';
import { takesPayments } from '~/server/context/payment-providers';
import { quoteWithCode } from '../checkout/order-quote.service.server';
import { findOwnLimit } from '../limits/own-limits.service.server';
import { canSave } from '../saved/saved-method.service.server';
import { findCheckout } from '../shop/offer.service.server';
import { findRepeat } from './repeat-order.service.server';

/** The last completed order again, at today's price in the payment country, or why it cannot be had. */
export async function getRepeatPage(
  context: MemberContext,
  { typed, next }: { typed: string | null; next: string | null },
) {
  const checkout = findCheckout(context);
  const choice = await findRepeat(context, checkout);
  const common = {
    brand: context.tenant.name,
    title: context.texts(context.locale).formatMessage({ id: 'billing.your-order' }),
    country: checkout.country,
    open: takesPayments(context),
    next,
  };
  if (choice.kind !== 'choice') return { ...common, problem: choice };
  const quoted = await quoteWithCode(context, checkout, { ...choice, typed });
  const ownLimit = await findOwnLimit(context, quoted.quote, quoted.replaces);
  const { saved } = choice;
  return {
    ...common,
    quoted,
    ownLimit,
    saved,
    canSave: !saved && canSave(context, choice.methodId),
    requestKey: context.ids.ulid(),
  };
}
