import type { Tx } from '~db/database';
import { lockMember } from '~db/queries/member';
import type { OrderRow, OrderState } from '~db/schema/order';
import type { BrandContext } from '~/server/context/context.server';
import { noteSpendingChangeIn } from './own-limits.service.server';
import { noteUnusualSpendingIn } from './spending-notice.service.server';

/**
 * Follows an order to its new state, for the brands of the company and for the word about unusual spending. `order` is
 * the row from before; its lock is held.
 */
export async function followOrderIn(tx: Tx, context: BrandContext, order: OrderRow, to: OrderState): Promise<void> {
  // Everywhere a member is locked before what was ordered with their instruments.
  await lockMember(tx, order.member_id);
  const isValid = order.state !== 'failed' && order.state !== 'cancelled';
  const counts = to !== 'failed' && to !== 'cancelled';
  const amount = order.total_minor - order.returned_minor;
  if (isValid !== counts) await noteSpendingChangeIn(tx, context, order, counts ? amount : -amount);
  if (to === 'completed') await noteUnusualSpendingIn(tx, context, order);
}
