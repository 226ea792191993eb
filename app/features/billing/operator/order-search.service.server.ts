import { findMemberByEmail } from '~db/queries/member';
import { findOrder } from '~db/queries/order';
import { searchOrders } from '~db/queries/money-record';
import { listPayments } from '~db/queries/payment';
import type { OrderRow, OrderState } from '~db/schema/order';
import type { ServiceContext } from '~/server/context/context.server';
import { moneyText, OperatorProblem, timeText, type Report } from './operator-report';

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

/** Orders of the brand, newest first. */
export async function reportOrders(context: ServiceContext, wish: OrderWish): Promise<Report> {
  const orders = await findOrders(context, wish);
  const listed = await Promise.all(
    orders.map(async (order) => ({
      ...order,
      providers: [...new Set((await listPayments(context.db, order.id)).map(({ provider }) => provider))],
    })),
  );
  const rows = listed.map((order) => [
    order.id,
    timeText(order.created_at),
    order.state,
    String(order.credits),
    moneyText(order.total_minor, order.currency),
    order.returned_minor === 0 ? '-' : moneyText(order.returned_minor, order.currency),
    order.method,
    order.providers.join(', ') || '-',
  ]);
  const head = ['order', 'ordered', 'state', 'credits', 'total', 'gone back', 'method', 'account'];
  const words = orders.length < wish.limit ? '' : `The first ${wish.limit}; --limit shows more.`;
  return {
    sections:
      orders.length === 0 ? [{ text: 'There is no such order in this time.' }] : [{ head, rows }, { text: words }],
    data: { brand: context.tenant.slug, orders: listed },
    code: 0,
  };
}

async function findOrders(context: ServiceContext, wish: OrderWish): Promise<OrderRow[]> {
  const { orderId, email, ...search } = wish;
  if (orderId !== undefined) {
    const order = await findOrder(context.db, orderId);
    return order ? [order] : [];
  }
  const member = email === undefined ? undefined : await findMemberByEmail(context.db, email);
  if (email !== undefined && !member) throw new OperatorProblem(`${context.tenant.slug} has no member ${email}`);
  return searchOrders(context.db, { ...search, memberId: member?.id });
}
