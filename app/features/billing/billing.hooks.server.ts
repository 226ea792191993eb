import type { OrderRow, OrderState } from '~db/schema/order';
import type { PaymentRow } from '~db/schema/payment';
import type { MoneyBackEvent } from '~/providers/payment/payment-port';
import type { BrandContext } from '~/server/context/context.server';
import { defineHook, type Hook } from '~/server/context/hooks';

/*
 * What an order and its payments cause in the tasks above them, in the same transaction. The order is locked; a handler
 * that locks its member does so before anything of theirs.
 */

/** An order ended or was completed. `order` is the row from before. */
export const onOrderMoved: Hook<[context: BrandContext, order: OrderRow, to: OrderState]> =
  defineHook('billing.order-moved');

/** A completed order has its credits and its receipt. */
export const onOrderCompleted: Hook<[context: BrandContext, orderId: string]> = defineHook('billing.order-completed');

/** What a provider reports about money that goes back. */
export interface MoneyBack {
  order: OrderRow;
  payment: PaymentRow;
  event: MoneyBackEvent;
}

/** A provider has reported, for the first time, that money of a payment goes back or that a dispute was won. */
export const onMoneyBack: Hook<[context: BrandContext, back: MoneyBack]> = defineHook('billing.money-back');
