import type { DomainError } from '~/contract/problem';
import type { MemberContext } from '~/server/context/context.server';
import { AppError } from '~/server/response/app-error';
import { toDomainError } from '~/server/response/respond.server';
import { findCode } from './codes.service.server';
import { findOpenWelcome, findTakenOffer } from './offers.service.server';
import type { MemberCode } from '../shop/discount.server';

export interface AppliedCode {
  /** The content of the code field: the typed code, or that of the member's own offer. */
  name: string;
  /** Null if there is no code, or if it does not apply. */
  found: MemberCode | null;
  /** The reason why the code does not apply; null if it does, or if there is none. */
  problem: DomainError | null;
}

/**
 * The code of a page with prices: the one that was typed or, where nobody typed or removed one yet (null), the offer
 * that is open to the member. Bundles, payment methods and the order ask here, so that no price of one is news in the next.
 */
export async function findApplied(
  context: MemberContext,
  typed: string | null,
  country: { code: string; currency: string },
): Promise<AppliedCode> {
  const name = typed?.trim() ?? (await findOwnOffer(context))?.code ?? '';
  if (name === '') return { name, found: null, problem: null };
  try {
    return { name, found: await findCode(context, name, country), problem: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { name, found: null, problem: toDomainError(error) };
  }
}

/** The welcome offer, or else the one that the member took to stay. */
const findOwnOffer = async (context: MemberContext) =>
  (await findOpenWelcome(context, context.member)) ?? findTakenOffer(context);
