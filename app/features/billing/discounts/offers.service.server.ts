import { transaction, type Db } from '~db/database';
import { EVERYBODY, insertDiscountCode, listCodesFor } from '~db/queries/discount-code';
import { lockMember } from '~db/queries/member';
import type { DiscountCodeRow } from '~db/schema/discount-code';
import type { MemberContext, BrandContext } from '~/server/context/context.server';
import { takesPayments } from '~/server/context/payment-providers';
import type { ViewerMember } from '~/server/context/viewer';
import { bestPercentage, type MemberCode } from '../shop/discount.server';
import { findCodeUse } from '../orders/redemption.server';
import { honestOffers, type AnnouncedOffer } from './true-countdown';
import { ANY_ORDER, TIME_BONUS_CODE, WELCOME_CODE, welcomeCode } from './welcome.server';

type Offered = Pick<ViewerMember, 'id' | 'signupDate'>;
type Where = Pick<BrandContext, 'tenant' | 'clock'>;
type Shop = Where & Pick<BrandContext, 'db' | 'ports'>;

/** An offer to one member, as another feature makes it. */
export interface NewOffer {
  code: string;
  kind: DiscountCodeRow['kind'];
  /** In hundredths of a percent. */
  percentage: number;
  /** The end that the member is told; null: none. */
  expires: number | null;
  firstOrder?: boolean;
}

/**
 * Gives a member a code of their own. Null if that would make the end of another offer untrue: then nothing may be
 * announced. The same code is given once, with the terms of the first time.
 */
export async function offerTo(
  context: Where & Pick<BrandContext, 'db'>,
  member: Offered,
  offer: NewOffer,
): Promise<MemberCode | null> {
  return give(context, member, rowOf(context, member, offer));
}

const rowOf = ({ clock }: Where, member: Offered, offer: NewOffer): MemberCode => ({
  ...ANY_ORDER,
  code: offer.code,
  user_id: member.id,
  kind: offer.kind,
  announced_at: clock.now(),
  expires: offer.expires,
  value_percentage: offer.percentage,
  validity: 'once-per-user',
  first_order: offer.firstOrder ? 1 : 0,
});

/**
 * The offer to a member who is about to delete the account, by the percentage of the company. Null where the company
 * offers nothing, where it would follow a countdown too soon, or where nothing can be paid.
 */
export async function offerToStay(context: Shop, member: Offered): Promise<MemberCode | null> {
  const offer = stayOffer(context);
  return offer && offerTo(context, member, offer);
}

/** The same offer for a page that shows it, which announces nothing yet. */
export async function findOfferToStay(context: Shop, member: Offered): Promise<NewOffer | null> {
  const offer = stayOffer(context);
  if (!offer) return null;
  const codes = await listCodesFor(context.db, member.id);
  // Who had the offer once has seen it, and does not get it again.
  if (codes.some(({ code, user_id }) => code === offer.code && user_id === member.id)) return null;
  const row = rowOf(context, member, offer);
  return honestCodes(context, member, [...codes, row]).includes(row) ? offer : null;
}

function stayOffer(context: Pick<Shop, 'tenant' | 'ports'>): NewOffer | null {
  const percent = context.tenant.company.delete_discount;
  if (percent === 0 || !takesPayments(context)) return null;
  return { code: `STAY${percent}`, kind: 'retention', percentage: percent * 100, expires: null };
}

/**
 * The offer for new members, if it is open to this one now: the time bonus, or else the welcome code. Only reads, so
 * that pages may call it. An order whose payment is under way may have it. Where nothing can be paid, nothing is offered
 * or counted down.
 */
export async function findOpenWelcome(context: Shop, member: ViewerMember) {
  if (member.paidUser || !mayHaveWelcome(context, member) || !takesPayments(context)) return null;
  return openWelcome(context, member, await listCodesFor(context.db, member.id));
}

/** The same, unless the member has used it: nothing is promised that cannot be had now. */
export async function findWelcome(context: Shop, member: ViewerMember) {
  const offer = await findOpenWelcome(context, member);
  return offer && (await findCodeUse(context.db, offer, member.id)).kind !== 'used' ? offer : null;
}

/** The same, and records that the member was told of it. */
export async function announceWelcome(context: MemberContext): Promise<MemberCode | null> {
  const { member } = context;
  const offer = await findWelcome(context, member);
  return offer && (await give(context, member, offer));
}

/** The offer that the member took instead of leaving, if it is open and not used yet. */
export async function findTakenOffer(context: Shop & Pick<MemberContext, 'member'>) {
  if (!takesPayments(context)) return null;
  const { db, member, clock } = context;
  const codes = await listCodesFor(db, member.id);
  const accepted = codes.filter(({ kind, user_id }) => kind === 'retention' && user_id === member.id);
  for (const code of accepted) {
    if (!isCodeOpen(code, clock.now()) || !honestCodes(context, member, codes).includes(code)) continue;
    if ((await findCodeUse(db, code, member.id)).kind !== 'used') return code;
  }
  return null;
}

/**
 * The codes of all offers that the member can have or could have had, without those that would make the end of an
 * earlier one untrue.
 */
export function honestCodes(context: Where, member: Offered, codes: readonly MemberCode[]): MemberCode[] {
  const all = withWelcome(context, member, codes).filter(
    (code) => code.user_id !== EVERYBODY || concerns(code, member),
  );
  // The time bonus takes the place of the welcome code.
  const bonus = all.some(({ code }) => code === TIME_BONUS_CODE);
  const eligible = bonus ? all.filter(({ code }) => code !== WELCOME_CODE) : all;
  return honestOffers(eligible.map((code) => ({ code, ...announced(code) }))).map(({ code }) => code);
}

async function give(context: Where & { db: Db }, member: Offered, row: MemberCode): Promise<MemberCode | null> {
  const given = (codes: readonly DiscountCodeRow[]) =>
    codes.find((known) => known.code === row.code && known.user_id === member.id);
  const early = given(await listCodesFor(context.db, member.id));
  if (early) return early;
  return transaction(context.db, async (tx) => {
    // The lock makes two offers at once see each other.
    await lockMember(tx, member.id);
    const codes = await listCodesFor(tx, member.id);
    const known = given(codes);
    if (known) return known;
    if (!honestCodes(context, member, [...codes, row]).includes(row)) return null;
    await insertDiscountCode(tx, row);
    return row;
  });
}

function openWelcome(context: Where, member: ViewerMember, codes: readonly MemberCode[]): MemberCode | null {
  const welcome = honestCodes(context, member, codes).find(
    ({ code, user_id }) => user_id === member.id && (code === TIME_BONUS_CODE || code === WELCOME_CODE),
  );
  return welcome && isCodeOpen(welcome, context.clock.now()) ? welcome : null;
}

export function isCodeOpen(code: MemberCode, now: number): boolean {
  return code.status === 'active' && (code.expires === null || now < code.expires);
}

/** Adds the offer of the brand, which begins with the signup, whether it is stored already or not. */
function withWelcome(context: Where, member: Offered, codes: readonly MemberCode[]): MemberCode[] {
  const { welcome_offer: offer } = context.tenant;
  if (offer === 'none') return [...codes];
  const own = welcomeCode(offer === 'time-bonus' ? TIME_BONUS_CODE : WELCOME_CODE, member);
  return codes.some(({ code, user_id }) => code === own.code && user_id === member.id) ? [...codes] : [...codes, own];
}

/** Spares most pages a query: after the longest of the offers nothing is open any more. */
function mayHaveWelcome({ clock }: Where, member: ViewerMember): boolean {
  return clock.now() < welcomeCode(WELCOME_CODE, member).expires;
}

/** An offer to everybody that ended before the signup was never announced to this member. */
function concerns(code: MemberCode, member: Offered): boolean {
  if (code.expires !== null) return code.expires > member.signupDate;
  return code.status === 'active';
}

function announced(code: MemberCode): AnnouncedOffer {
  return { percentage: bestPercentage(code), announcedAt: code.announced_at, endsAt: code.expires };
}
