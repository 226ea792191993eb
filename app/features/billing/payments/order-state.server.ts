import type { OrderState } from '~db/schema/order';
import type { PaymentStatus } from './shown-order';

/** The status that a provider reports; the same values as in the payment port. */
export type ProviderStatus = 'paid' | 'pending' | 'failed' | 'cancelled';

/**
 * The states out of which a provider status moves an order, and the state it moves to. Each status only moves upwards
 * in pending < processing < failed | cancelled < completed, so that payment events in any order and number have the
 * same result:
 * - a late 'pending' undoes nothing;
 * - 'paid' after 'failed' or 'cancelled' completes the order, because money was taken: keeping it and giving nothing
 *   would be worse than giving what was ordered (a bank may report a timeout first and the money later);
 * - nothing undoes 'completed': a refund or a chargeback is a movement of its own.
 */
export const ORDER_MOVES: Record<ProviderStatus, { from: readonly OrderState[]; to: OrderState }> = {
  pending: { from: ['pending'], to: 'processing' },
  failed: { from: ['pending', 'processing'], to: 'failed' },
  cancelled: { from: ['pending', 'processing'], to: 'cancelled' },
  paid: { from: ['pending', 'processing', 'failed', 'cancelled'], to: 'completed' },
};

/** Whether no further provider status is expected. */
export function isFinal(state: OrderState): boolean {
  return state !== 'pending' && state !== 'processing';
}

export function statusOf(state: OrderState): PaymentStatus {
  if (state === 'pending') return 'loading';
  return state === 'processing' ? 'pending' : state;
}
