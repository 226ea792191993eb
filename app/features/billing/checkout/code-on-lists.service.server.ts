import type { DomainError } from '~/contract/problem';
import type { MemberContext } from '~/server/context/context.server';
import { describeBundles } from '../shop/bundle-offer';
import { discountWith, methodsFor, type Checkout, type MethodOffer } from '../shop/offer.service.server';
import type { OpenOrder } from '../open-orders/open-order';
import { findReplaced } from '../open-orders/open-order.service.server';
import { findApplied } from '../discounts/applied-code.server';
import { bestPercentage, methodDiscounts, type MemberCode } from '../shop/discount.server';
import type { ListedCode } from '../discounts/listed-code';

export interface CodeOnLists {
  /** The checkout with the prices that the code makes. */
  checkout: Checkout;
  code: ListedCode | null;
  /** The reason why the code does not apply; null if it does, or if there is none. */
  problem: DomainError | null;
  /** The open order that a new one with the code would end. */
  replaces: OpenOrder | null;
  /** Adds to payment methods the discount of each, in minor units. `price` is that of the bundle before the code. */
  onMethods<M extends MethodOffer>(price: number, methods: readonly M[]): M[];
}

/**
 * The bundles with a discount code: the one in the URL or, if there is none, the offer that is open to the member.
 * What a price becomes is never understated, whichever method is chosen later.
 */
export async function codeOnLists(
  context: MemberContext,
  checkout: Checkout,
  typed: string | null,
): Promise<CodeOnLists> {
  const { found, problem } = await findApplied(context, typed, checkout.country);
  if (!found) return { checkout, code: null, problem, replaces: null, onMethods: (_price, methods) => [...methods] };
  const bundles = checkout.bundles.map(({ id, credits, price }) => {
    const discount = leastDiscount(checkout, found, price);
    return { id, credits, price: price - discount, ...(discount > 0 && { before: price }) };
  });
  return {
    checkout: { ...checkout, bundles: describeBundles(bundles, context.tenant.message_credits) },
    code: shownCode(found, typed),
    problem,
    replaces: await findReplaced(context, found),
    onMethods: (price, methods) => onMethods(checkout, found, { price, methods }),
  };
}

/** The discount with each method, in minor units. `price` is that of the bundle before the code. */
function onMethods<M extends MethodOffer>(
  { country: { currency } }: Checkout,
  code: MemberCode,
  { price, methods }: { price: number; methods: readonly M[] },
): M[] {
  return methods.map((method) => {
    const result = discountWith(code, { method, price, currency });
    return result.ok ? { ...method, discount: result.discount } : method;
  });
}

/** The discounts with all methods that take the bundle. */
function leastDiscount(checkout: Checkout, code: MemberCode, price: number): number {
  const { currency } = checkout.country;
  const discounts = methodsFor(checkout, { price }).map((method) => {
    const result = discountWith(code, { method, price, currency });
    return result.ok ? result.discount : 0;
  });
  return discounts.length > 0 ? Math.min(...discounts) : 0;
}

function shownCode(code: MemberCode, typed: string | null): ListedCode {
  return {
    code: code.code,
    percent: bestPercentage(code) / 100,
    some: methodDiscounts(code).length > 0,
    expires: code.expires,
    typed: typed !== null,
  };
}
