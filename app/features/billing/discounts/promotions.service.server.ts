import { EVERYBODY, listCodesFor, listCodesForEverybody } from '~db/queries/discount-code';
import { findRedemption } from '~db/queries/redemption';
import type { MemberRow } from '~db/schema/member';
import type { ServiceContext } from '~/server/context/context.server';
import { marketOf } from '~/tenancy/market';
import { bestPercentage, methodDiscounts } from './discount.server';
import { honestCodes, isOpen } from './offers.service.server';
import type { PromotionTerms } from './promotion-terms';
import { holderOf } from './redemption.server';
import type { MemberCode } from './welcome.server';

type Context = Pick<ServiceContext, 'db' | 'clock' | 'tenant'>;

/** A code that only one person can use is not announced to all. */
const isPromotion = ({ kind, user_id, validity }: MemberCode): boolean =>
  kind === 'promotion' && user_id === EVERYBODY && validity !== 'once';

/** Whether the brand has any promotion that is open now. */
export async function hasPromotions({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<boolean> {
  const codes = await listCodesForEverybody(db);
  return codes.some((code) => isPromotion(code) && isOpen(code, clock.now()));
}

/** The promotions that this member can use now and has not used, the newest first. */
export async function listPromotions(context: Context, member: MemberRow): Promise<MemberCode[]> {
  const { db, clock, tenant } = context;
  const market = marketOf(tenant, member.country);
  const codes = await listCodesFor(db, member.id);
  const offered = { id: member.id, signupDate: member.signup_date };
  const open: MemberCode[] = [];
  for (const code of honestCodes(context, offered, codes)) {
    const { country, currency } = code;
    if (!isPromotion(code) || !isOpen(code, clock.now())) continue;
    if (country !== null && country !== market.country) continue;
    if (currency !== null && currency !== market.currency) continue;
    if (code.first_order === 1 && member.paid_user === 1) continue;
    const used = code.validity !== 'unlimited' && (await findRedemption(db, code.code, holderOf(code, member.id, '')));
    if (!used) open.push(code);
  }
  return open.sort((a, b) => b.announced_at - a.announced_at);
}

export function termsOf(code: MemberCode): PromotionTerms {
  const { currency, minimum_order_value: amount } = code;
  return {
    code: code.code,
    percentage: bestPercentage(code),
    someMethods: methodDiscounts(code).length > 0,
    minimum: amount !== null && currency !== null ? { amount, currency } : null,
    firstOrder: code.first_order === 1,
    once: code.validity === 'once-per-user',
    endsAt: code.expires,
  };
}
