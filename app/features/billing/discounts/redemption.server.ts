import type { Tx } from '~db/database';
import { EVERYBODY, findDiscountCode } from '~db/queries/discount-code';
import { deleteReservation, findRedemption, insertRedemption, redeemReservation } from '~db/queries/redemption';
import type { OrderRow, OrderState } from '~db/schema/order';
import { codeUsed } from '../billing.errors';
import type { MemberCode } from './welcome.server';

type Use = Pick<OrderRow, 'id' | 'member_id'>;

/** Whose use of the code excludes others. */
export function holderOf(code: Pick<MemberCode, 'code' | 'user_id' | 'validity'>, memberId: string, orderId: string) {
  if (code.validity === 'unlimited') return orderId;
  return code.validity === 'once' && code.user_id === EVERYBODY ? code.code : memberId;
}

/** Reserves the code for a new order. Throws `codeUsed` if another order was first, perhaps on another device. */
export async function reserveCode(tx: Tx, code: MemberCode, order: Use, now: number): Promise<void> {
  const holder = holderOf(code, order.member_id, order.id);
  const use = { code: code.code, holder, member_id: order.member_id, purchase_id: order.id };
  if (await insertRedemption(tx, { ...use, state: 'reserved', reserved_at: now, redeemed_at: null })) return;
  const first = await findRedemption(tx, code.code, holder);
  throw codeUsed({
    order: first?.member_id === order.member_id && first.state === 'reserved' ? first.purchase_id : '',
  });
}

/** Follows the order to its new state: a completed one has redeemed its code, a failed one frees it. */
export async function settleCode(tx: Tx, order: OrderRow, to: OrderState, now: number): Promise<void> {
  if (order.discount_code === null) return;
  if (to === 'failed' || to === 'cancelled') return deleteReservation(tx, order.id);
  if (to !== 'completed' || (await redeemReservation(tx, order.id, now))) return;
  // Paid after it had failed: the code was free since then and may be in use again. The order keeps its price.
  const code =
    (await findDiscountCode(tx, order.member_id, order.discount_code)) ??
    (await findDiscountCode(tx, EVERYBODY, order.discount_code));
  const times = { state: 'redeemed', reserved_at: now, redeemed_at: now } as const;
  const use = { code: order.discount_code, member_id: order.member_id, purchase_id: order.id, ...times };
  const holder = code ? holderOf(code, order.member_id, order.id) : order.member_id;
  if (!(await insertRedemption(tx, { ...use, holder }))) await insertRedemption(tx, { ...use, holder: order.id });
}
