import type { MemberContext } from '~/server/context/context.server';
import { findCheckout } from '../shop/offer.service.server';
import { findDebit } from './debit-draft.server';
import { quoteDebit } from './direct-debit.service.server';

interface AskedDebit {
  bundleId: string;
  /** The discount code in the URL. */
  typed: string | null;
  /** Where the purchase leads. */
  next: string | null;
}

/** The order of a bundle by direct debit, with what the member typed lately. */
export async function getDebitPage(context: MemberContext, { bundleId, typed, next }: AskedDebit) {
  const page = await quoteDebit(context, bundleId, typed);
  return {
    title: context.texts(context.locale).formatMessage({ id: 'billing.debit-title' }),
    brand: context.tenant.name,
    ...page,
    draft: findDebit(context, page.quote),
    country: findCheckout(context).country,
    requestKey: context.ids.ulid(),
    next,
  };
}
