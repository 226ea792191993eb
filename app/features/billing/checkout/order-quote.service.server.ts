import type { DomainError } from '~/contract/problem';
import type { MemberContext } from '~/server/context/context.server';
import { AppError } from '~/server/response/app-error';
import { toDomainError } from '~/server/response/respond.server';
import { findApplied } from '../discounts/applied-code.server';
import type { OpenOrder } from '../open-orders/open-order';
import { findReplaced } from '../open-orders/open-order.service.server';
import { quoteOrder, type Checkout, type Quote } from '../shop/offer.service.server';

export interface QuoteWithCode {
  quote: Quote;
  /** The content of the code field: the typed code, or that of the member's own offer. */
  code: string;
  /** The reason why the code does not apply; null if it does, or if there is none. */
  problem: DomainError | null;
  /** The open order whose code this one takes over; null if there is none. */
  replaces: OpenOrder | null;
}

/**
 * An order with the code that was typed; null if nobody has typed or removed one yet, and then with the offer that is
 * open to the member.
 */
export async function quoteWithCode(
  context: MemberContext,
  checkout: Checkout,
  choice: { bundleId: string; methodId: string; typed: string | null },
): Promise<QuoteWithCode> {
  const { bundleId, methodId, typed } = choice;
  const plain = quoteOrder(checkout, bundleId, methodId);
  const { name, found, problem } = await findApplied(context, typed, checkout.country);
  if (!found) return { quote: plain, code: name, problem, replaces: null };
  try {
    const quote = quoteOrder(checkout, bundleId, methodId, found);
    return { quote, code: name, problem, replaces: await findReplaced(context, found) };
  } catch (error) {
    // The code is good, but not for this bundle or method.
    if (!(error instanceof AppError)) throw error;
    return { quote: plain, code: name, problem: toDomainError(error), replaces: null };
  }
}
