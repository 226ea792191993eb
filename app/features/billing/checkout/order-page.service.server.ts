import type { MemberContext } from '~/server/context/context.server';
import { takesPayments } from '~/server/context/payment-providers';
import { findOwnLimit } from '../limits/own-limits.service.server';
import { mergeCards } from '../methods/merge-cards';
import { canSave, getSaved, listSavedOffers } from '../saved/saved-method.service.server';
import { findCheckout, getBundleOffer, methodsFor, type Checkout } from '../shop/offer.service.server';
import { formProblem } from '~/server/response/respond.server';
import { confirmFirst } from '../billing.errors';
import { mustConfirm } from './confirmed-first.server';
import { codeOnLists } from './code-on-lists.service.server';
import { quoteWithCode } from './order-quote.service.server';

interface AskedOrder {
  bundleId: string;
  /** The discount code in the URL. */
  typed: string | null;
  /** Where the purchase leads. */
  next: string | null;
}

const commonOf = (context: MemberContext, { country }: Checkout, next: string | null) => ({
  brand: context.tenant.name,
  country,
  open: takesPayments(context),
  /** Why this member cannot order yet, before it is tried. */
  notYet: mustConfirm(context) ? formProblem({}, {}, { code: confirmFirst().code, values: {} }) : undefined,
  next,
});

/** The methods of a bundle, and what a discount code takes off with each. */
export async function getMethodPage(context: MemberContext, { bundleId, typed, next }: AskedOrder) {
  const checkout = findCheckout(context);
  const common = commonOf(context, checkout, next);
  const title = context.texts(context.locale).formatMessage({ id: 'billing.method-title' });
  const bundle = getBundleOffer(checkout, bundleId);
  const { checkout: priced, code, problem, onMethods } = await codeOnLists(context, checkout, typed);
  return {
    ...common,
    title,
    step: 'method' as const,
    bundle: getBundleOffer(priced, bundleId),
    methods: mergeCards(onMethods(bundle.price, methodsFor(checkout, bundle))),
    saved: onMethods(bundle.price, await listSavedOffers(context, checkout, bundle)),
    listed: code,
    codeProblem: problem,
  };
}

/** The order of a bundle with a method, before it is placed. */
export async function getOrderPage(
  context: MemberContext,
  { bundleId, methodId, savedId, typed, next }: AskedOrder & { methodId: string; savedId: string | null },
) {
  const checkout = findCheckout(context);
  const quoted = await quoteWithCode(context, checkout, { bundleId, methodId, typed });
  return {
    ...commonOf(context, checkout, next),
    step: 'order' as const,
    title: context.texts(context.locale).formatMessage({ id: 'billing.your-order' }),
    ...(await savingFor(context, methodId, savedId)),
    ...quoted,
    ownLimit: await findOwnLimit(context, quoted.quote, quoted.replaces),
    requestKey: context.ids.ulid(),
  };
}

/** The saved method that the page charges, or whether it can save its method. */
async function savingFor(context: MemberContext, methodId: string, savedId: string | null) {
  if (savedId === null) return { saved: null, canSave: canSave(context, methodId) };
  const { row } = await getSaved(context, { savedId, methodId });
  return { saved: { id: row.id, label: row.label }, canSave: false };
}
