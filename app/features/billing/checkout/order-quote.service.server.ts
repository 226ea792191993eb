import type { DomainError } from '~/contract/problem';
import type { MemberContext } from '~/server/context/context.server';
import { AppError } from '~/server/response/app-error';
import { toDomainError } from '~/server/response/respond.server';
import { findCode } from '../discounts/codes.service.server';
import { findTakenOffer, findWelcome } from '../discounts/offers.service.server';
import { quoteOrder, type Checkout, type Quote } from './checkout.service.server';

export interface QuoteWithCode {
  quote: Quote;
  /** What the code field holds: what was typed, or the code of the member's own offer. */
  code: string;
  /** Why the code does not apply; null if it does, or if there is none. */
  problem: DomainError | null;
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
  const { bundleId, methodId } = choice;
  const plain = quoteOrder(checkout, bundleId, methodId);
  const code = choice.typed?.trim() ?? (await findOwnOffer(context))?.code ?? '';
  if (code === '') return { quote: plain, code, problem: null };
  try {
    const found = await findCode(context, code, checkout.country);
    return { quote: quoteOrder(checkout, bundleId, methodId, found), code, problem: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { quote: plain, code, problem: toDomainError(error) };
  }
}

/** The welcome offer, or else the one that the member took to stay. */
const findOwnOffer = async (context: MemberContext) =>
  (await findWelcome(context, context.member)) ?? findTakenOffer(context);
