import { findMemberByEmail } from '~db/queries/member';
import { findOrder } from '~db/queries/order';
import { listOrdersMatching } from '~db/queries/money-record';
import { listPayments } from '~db/queries/payment';
import type { OrderRow, OrderState } from '~db/schema/order';
import type { BrandContext } from '~/server/context/context.server';
import { CannotMoveMoney } from './money-problem.server';

export interface OrderWish {
  from: number;
  to: number;
  state: OrderState | undefined;
  /** The e-mail address of the member. */
  email: string | undefined;
  orderId: string | undefined;
  provider: string | undefined;
  limit: number;
}

/** An order with the payment accounts that have a payment of it. */
export type ListedOrder = OrderRow & { providers: string[] };

/** Orders of the brand, newest first. */
export async function listOrdersOfBrand(context: BrandContext, wish: OrderWish): Promise<ListedOrder[]> {
  const orders = await findOrders(context, wish);
  return Promise.all(
    orders.map(async (order) => ({
      ...order,
      providers: [...new Set((await listPayments(context.db, order.id)).map(({ provider }) => provider))],
    })),
  );
}

async function findOrders(context: BrandContext, wish: OrderWish): Promise<OrderRow[]> {
  const { orderId, email, ...search } = wish;
  if (orderId !== undefined) {
    const order = await findOrder(context.db, orderId);
    return order ? [order] : [];
  }
  const member = email === undefined ? undefined : await findMemberByEmail(context.db, email);
  if (email !== undefined && !member) throw new CannotMoveMoney({ kind: 'no-member', email });
  return listOrdersMatching(context.db, { ...search, memberId: member?.id });
}
