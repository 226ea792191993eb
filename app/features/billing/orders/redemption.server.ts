import type { Db, Tx } from '~db/database';
import { EVERYBODY, findDiscountCode } from '~db/queries/discount-code';
import { findOrder, lockOrder } from '~db/queries/order';
import { listPayments } from '~db/queries/payment';
import {
  deleteReservation,
  findRedemption,
  insertRedemption,
  lockRedemption,
  moveReservation,
  redeemReservation,
} from '~db/queries/redemption';
import type { OrderRow } from '~db/schema/order';
import type { BrandContext } from '~/server/context/context.server';
import { codeUsed } from '../billing.errors';
import { endOrderIn, waitsForMember } from './waiting-order.server';
import type { MemberCode } from '../shop/discount.server';

/** The obstacle to a code for a member: none, an unpaid order of theirs, or a use of the code. */
export type CodeUse = { kind: 'free' } | { kind: 'waiting'; order: OrderRow } | { kind: 'used'; order: string };

/** The scope in which a use of the code excludes others. */
export function holderOf(code: Pick<MemberCode, 'code' | 'user_id' | 'validity'>, memberId: string, orderId: string) {
  if (code.validity === 'unlimited') return orderId;
  return code.validity === 'once' && code.user_id === EVERYBODY ? code.code : memberId;
}

/**
 * Whether the member can use the code now. An own order that waits at the payment page does not keep it: the next order
 * takes it over. `used.order`: the member's own order whose payment is under way, or empty.
 */
export async function findCodeUse(db: Db, code: MemberCode, memberId: string): Promise<CodeUse> {
  if (code.validity === 'unlimited') return { kind: 'free' };
  const first = await findRedemption(db, code.code, holderOf(code, memberId, ''));
  if (!first) return { kind: 'free' };
  if (first.state !== 'reserved' || first.member_id !== memberId) return { kind: 'used', order: '' };
  const order = await findOrder(db, first.purchase_id);
  if (order && waitsForMember(order, await listPayments(db, order.id))) return { kind: 'waiting', order };
  // Another tab may have taken the code over meanwhile: what it has placed waits, and this order is ended.
  const now = await findRedemption(db, code.code, first.holder);
  if (now?.state === 'reserved' && now.purchase_id === first.purchase_id)
    return { kind: 'used', order: order?.id ?? '' };
  return findCodeUse(db, code, memberId);
}

/**
 * Reserves the code for a new order; the member's own order that has it and waits at the payment page is ended. Throws
 * `codeUsed` if another order was first, perhaps on another device.
 */
export async function reserveCode(tx: Tx, context: BrandContext, code: MemberCode, order: OrderRow): Promise<void> {
  const holder = holderOf(code, order.member_id, order.id);
  const use = { code: code.code, holder, member_id: order.member_id, purchase_id: order.id };
  const insert = () =>
    insertRedemption(tx, { ...use, state: 'reserved', reserved_at: context.clock.now(), redeemed_at: null });
  if (await insert()) return;
  const first = await lockRedemption(tx, code.code, holder);
  const own = first?.member_id === order.member_id && first.state === 'reserved' ? first.purchase_id : '';
  const old = own === '' ? undefined : await lockOrder(tx, own);
  if (!old || !waitsForMember(old, await listPayments(tx, old.id))) throw codeUsed({ order: own });
  await endOrderIn(tx, context, { order: old, why: 'replaced', by: order.id });
  if (!(await insert())) throw codeUsed({ order: '' });
}

/** A failed or cancelled order frees its code. */
export async function releaseCode(tx: Tx, order: OrderRow): Promise<void> {
  if (order.discount_code !== null) await deleteReservation(tx, order.id);
}

/**
 * Redeems the code of an order that is paid now. Returns false if another order of the member was paid with it before:
 * it was to be used once. An order that the code had passed on to, and that is not paid, ends.
 */
export async function redeemCodeIn(tx: Tx, context: BrandContext, order: OrderRow): Promise<boolean> {
  const now = context.clock.now();
  const { discount_code: name, member_id: memberId } = order;
  if (name === null || (await redeemReservation(tx, order.id, now))) return true;
  // Paid after it had ended: the code was free since then and may be in use again.
  const code = (await findDiscountCode(tx, memberId, name)) ?? (await findDiscountCode(tx, EVERYBODY, name));
  const holder = code ? holderOf(code, memberId, order.id) : memberId;
  const times = { state: 'redeemed', reserved_at: now, redeemed_at: now } as const;
  const use = { code: name, member_id: memberId, purchase_id: order.id, ...times };
  if (await insertRedemption(tx, { ...use, holder })) return true;
  const first = await lockRedemption(tx, name, holder);
  if (first?.member_id === memberId) {
    if (first.state === 'redeemed') return false;
    const newer = await lockOrder(tx, first.purchase_id);
    await moveReservation(tx, { code: name, holder, to: order.id, now });
    if (newer) await endOrderIn(tx, context, { order: newer, why: 'replaced', by: order.id });
    return true;
  }
  // Someone else has used the only one meanwhile. The order keeps its price.
  await insertRedemption(tx, { ...use, holder: order.id });
  return true;
}
