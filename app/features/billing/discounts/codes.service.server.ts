import { EVERYBODY, listCodesFor } from '~db/queries/discount-code';
import type { OrderRow } from '~db/schema/order';
import type { MemberContext } from '~/server/context/context.server';
import { codeEnded, codeNotFound, codeUsed } from '../billing.errors';
import { normalCode, type MemberCode } from '../shop/discount.server';
import { announceWelcome, honestCodes, isCodeOpen } from './offers.service.server';
import { findCodeUse } from '../orders/redemption.server';
import { TIME_BONUS_CODE, WELCOME_CODE } from './welcome.server';

/**
 * The code that a member typed, if they can use it in this country and currency. Throws `codeNotFound` for whatever the member cannot
 * have, `codeEnded` and `codeUsed`. Anyone who tries too many codes gets `codeNotFound` for right ones too, so that guessing tells
 * nothing; codes of the member's own are no guesses.
 */
export async function findCode(
  context: MemberContext,
  typed: string,
  at: { code: string; currency: string },
): Promise<MemberCode> {
  const name = normalCode(typed);
  if (name === undefined) throw codeNotFound();
  if (name === TIME_BONUS_CODE || name === WELCOME_CODE) await announceWelcome(context);
  const codes = await listCodesFor(context.db, context.member.id);
  const own = codes.find(({ code, user_id }) => code === name && user_id !== EVERYBODY);
  const guess = own ? null : await takeGuess(context);
  const code = own ?? codes.find((code) => code.code === name);
  if (!code || guess === 'too-many' || !isFor(code, at)) throw codeNotFound();
  await guess?.giveBack();
  const use = await findCodeUse(context.db, code, context.member.id);
  if (use.kind === 'used') throw codeUsed({ order: use.order });
  const late = code.first_order === 1 && context.member.paidUser;
  const honest = honestCodes(context, context.member, codes).includes(code);
  if (code.status !== 'active') throw codeEnded();
  if (late || !honest) throw codeNotFound();
  if (!isCodeOpen(code, context.clock.now())) throw codeEnded();
  return code;
}

/**
 * The code of an order if its member could use it for another one now, also by ending this one; otherwise null. It is no
 * guess: the member has found the code.
 */
export async function usableCodeOf(
  { db, member, clock }: MemberContext,
  { discount_code: name }: Pick<OrderRow, 'discount_code'>,
): Promise<string | null> {
  if (name === null) return null;
  const codes = (await listCodesFor(db, member.id)).filter(({ code }) => code === name);
  const code = codes.find(({ user_id }) => user_id !== EVERYBODY) ?? codes[0];
  if (!code || !isCodeOpen(code, clock.now()) || (code.first_order === 1 && member.paidUser)) return null;
  return (await findCodeUse(db, code, member.id)).kind === 'used' ? null : name;
}

function isFor({ country, currency }: MemberCode, at: { code: string; currency: string }): boolean {
  return (country === null || country === at.code) && (currency === null || currency === at.currency);
}

/**
 * Counts a guess before it is known whether it is right. Anyone who is out of guesses does not use up those of the others
 * in the network.
 */
async function takeGuess({ limits, tenant, member, network }: MemberContext) {
  const key = `${tenant.id}:${member.id}`;
  if ((await limits.code.tryTake(key)) > 0) return 'too-many' as const;
  if ((await limits.codeNetwork.tryTake(network)) > 0) return 'too-many' as const;
  return { giveBack: () => Promise.all([limits.code.giveBack(key), limits.codeNetwork.giveBack(network)]) };
}
