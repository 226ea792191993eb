import type { MemberContext } from '~/server/context/context.server';
import { takesPayments } from '~/server/context/payment-providers';
import { findBeyond } from '../limits/beyond.service.server';
import { findOpenOrder } from '../open-orders/open-order.service.server';
import { findOpenAmount } from '../returning/open-amount.service.server';
import { findCheckout } from '../shop/offer.service.server';
import { codeOnLists } from './code-on-lists.service.server';

/** The bundles that the member can buy. `typed` is the discount code in the URL; `next` is where the purchase leads. */
export async function getBundlesPage(
  context: MemberContext,
  { typed, next }: { typed: string | null; next: string | null },
) {
  const open = takesPayments(context);
  const shown = findCheckout(context);
  // A code would only lower a price that nobody can pay.
  const { checkout, code, problem, replaces } = open
    ? await codeOnLists(context, shown, typed)
    : { checkout: shown, code: null, problem: null, replaces: null };
  return {
    title: context.texts(context.locale).formatMessage({ id: 'billing.get-credits' }),
    brand: context.tenant.name,
    ...checkout,
    code,
    codeProblem: problem,
    ...(await findBeyond(context, checkout, replaces)),
    balance: context.member.credits,
    owed: await findOpenAmount(context),
    unpaid: await findOpenOrder(context),
    open,
    next,
  };
}
