import type { OrderRow, OrderState } from '~db/schema/order';
import { messageId } from '~/i18n/message-id';
import type { ReportedState, StatusEvent } from '~/providers/payment/payment-port';
import type { ShownStatus, SavedFailure } from './order-status';

/**
 * The states out of which a reported state moves an order, and the state it moves to. Each report only moves upwards
 * in pending < processing < failed | cancelled < completed, so that payment events in any order and number have the
 * same result:
 * - a late 'pending' undoes nothing;
 * - 'paid' after 'failed' or 'cancelled' completes the order, because money was taken: keeping it and giving nothing
 *   would be worse than giving what was ordered (a bank may report a timeout first and the money later);
 * - nothing undoes 'completed': a refund or a chargeback is a movement of its own.
 */
export const ORDER_MOVES: Record<ReportedState, { from: readonly OrderState[]; to: OrderState }> = {
  pending: { from: ['pending'], to: 'processing' },
  failed: { from: ['pending', 'processing'], to: 'failed' },
  cancelled: { from: ['pending', 'processing'], to: 'cancelled' },
  paid: { from: ['pending', 'processing', 'failed', 'cancelled'], to: 'completed' },
};

/** Whether no further report of the provider is expected. */
export function isFinal(state: OrderState): boolean {
  return state !== 'pending' && state !== 'processing';
}

export function shownStatusOf(state: OrderState): ShownStatus {
  if (state === 'pending') return 'loading';
  return state === 'processing' ? 'pending' : state;
}

const TEXTS: Record<SavedFailure, string> = {
  'saved-expired': messageId('billing.saved-expired'),
  'saved-declined': messageId('billing.saved-declined'),
  'saved-ended': messageId('billing.saved-ended'),
};

/** Why the saved method of an order could not be charged; undefined for an order without one. */
export function savedFailure(order: OrderRow, { state, failure }: StatusEvent): SavedFailure | undefined {
  if (order.mandate_id === null || state !== 'failed') return undefined;
  return failure === 'card-expired' ? 'saved-expired' : 'saved-declined';
}

/** The message id stored in `failure` of an order. */
export function failureText(why: SavedFailure | undefined): string {
  return why ? TEXTS[why] : messageId('billing.payment-failed');
}

/** The reason of an order whose saved method failed; null for every other order. */
export function savedFailureOf({ failure }: Pick<OrderRow, 'failure'>): SavedFailure | null {
  return (Object.keys(TEXTS) as SavedFailure[]).find((why) => TEXTS[why] === failure) ?? null;
}
