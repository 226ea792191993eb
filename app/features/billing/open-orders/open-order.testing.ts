import { findOrder } from '~db/queries/order';
import { findRedemption } from '~db/queries/redemption';
import type { OpenDatabase } from '~/testing/with-database';
import { makeBuyer, orderBundle, type Buyer } from '../billing.testing';

const REDUCED = { total: 750, code: 'TIMEBONUS25' };

/** A new member whose order with the time bonus was left at the payment page by the browser's Back. */
export async function leftAtPayment(opened: OpenDatabase) {
  const context = await makeBuyer(opened, { tenant: { welcome_offer: 'time-bonus' } });
  const old = await orderBundle(context, REDUCED);
  return { context, old };
}

/** The next order with the same code. */
export const again = (context: Buyer, n = 2) => orderBundle(context, { ...REDUCED, requestKey: `key-000000000${n}` });
export const stateOf = async (context: Buyer, id: string) => (await findOrder(context.db, id))!.state;
export const use = (context: Buyer) => findRedemption(context.db, 'TIMEBONUS25', context.member.id);
