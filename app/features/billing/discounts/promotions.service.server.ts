import { EVERYBODY, listCodesForEverybody } from '~db/queries/discount-code';
import { listCodesAmong, listRedemptionsAmong } from '~db/queries/mailing-piece';
import type { MemberRow } from '~db/schema/member';
import type { BrandContext } from '~/server/context/context.server';
import { marketOf } from '~/tenancy/market';
import { bestPercentage, methodDiscounts, type MemberCode } from '../shop/discount.server';
import { honestCodes, isCodeOpen } from './offers.service.server';
import type { PromotionTerms } from './promotion-terms';

type Context = Pick<BrandContext, 'db' | 'clock' | 'tenant'>;

/** A code that only one person can use is not announced to all. */
const isPromotion = ({ kind, user_id, validity }: MemberCode): boolean =>
  kind === 'promotion' && user_id === EVERYBODY && validity !== 'once';

/** Whether the brand has any promotion that is open now. */
async function hasPromotions({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<boolean> {
  const codes = await listCodesForEverybody(db);
  return codes.some((code) => isPromotion(code) && isCodeOpen(code, clock.now()));
}

/** The promotions that this member can use now and has not used, the newest first. */
export async function listPromotions(context: Context, member: MemberRow): Promise<MemberCode[]> {
  return (await listPromotionsAmong(context, [member])).get(member.id) ?? [];
}

/** The same for many members, in as many queries as for one. Who has none is absent. */
export async function listPromotionsAmong(
  context: Context,
  members: readonly MemberRow[],
): Promise<Map<string, MemberCode[]>> {
  const { db } = context;
  if (members.length === 0 || !(await hasPromotions(context))) return new Map();
  const ids = members.map(({ id }) => id);
  const codes = await listCodesAmong(db, ids);
  const open = new Map(
    members.map((member) => {
      const given = codes.filter(({ user_id }) => user_id === EVERYBODY || user_id === member.id);
      return [member.id, openTo(context, member, given)] as const;
    }),
  );
  const names = new Set([...open.values()].flat().map(({ code }) => code));
  const used = names.size === 0 ? [] : await listRedemptionsAmong(db, [...names], ids);
  const redeemed = new Set(used.map(({ code, holder }) => `${code} ${holder}`));
  return new Map(
    [...open].flatMap(([memberId, offered]) => {
      const left = offered.filter((code) => code.validity === 'unlimited' || !redeemed.has(`${code.code} ${memberId}`));
      return left.length > 0 ? [[memberId, left] as const] : [];
    }),
  );
}

/** Those of these codes that the member can use now, unless they have been used. */
function openTo(context: Context, member: MemberRow, codes: readonly MemberCode[]): MemberCode[] {
  const { clock, tenant } = context;
  const market = marketOf(tenant, member.country);
  return honestCodes(context, { id: member.id, signupDate: member.signup_date }, codes)
    .filter(
      (code) =>
        isPromotion(code) &&
        isCodeOpen(code, clock.now()) &&
        (code.country === null || code.country === market.country) &&
        (code.currency === null || code.currency === market.currency) &&
        (code.first_order === 0 || member.paid_user === 0),
    )
    .sort((a, b) => b.announced_at - a.announced_at);
}

export function promotionTermsOf(code: MemberCode): PromotionTerms {
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
