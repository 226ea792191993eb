/** States of an order and the word of a provider; the same words as in the tables and the payment port. */
export type OrderState = 'pending' | 'processing' | 'completed' | 'failed' | 'cancelled';
export type ProviderStatus = 'paid' | 'pending' | 'failed' | 'cancelled';

/**
 * Which states a provider's word moves an order out of, and where to. Each word goes only upwards in
 * pending < processing < failed | cancelled < completed, so deliveries in any order and number end the same:
 * - a late 'pending' undoes nothing;
 * - 'paid' after 'failed' or 'cancelled' completes the order, because somebody's money was taken: keeping it and giving
 *   nothing would be worse than giving what was ordered (a bank may report a timeout first and the money later);
 * - nothing takes 'completed' back: a refund or a chargeback is a movement of its own, not an undone order.
 */
export const ORDER_MOVES: Record<ProviderStatus, { from: readonly OrderState[]; to: OrderState }> = {
  pending: { from: ['pending'], to: 'processing' },
  failed: { from: ['pending', 'processing'], to: 'failed' },
  cancelled: { from: ['pending', 'processing'], to: 'cancelled' },
  paid: { from: ['pending', 'processing', 'failed', 'cancelled'], to: 'completed' },
};

/** No word of a provider is awaited any more. */
export function isFinal(state: OrderState): boolean {
  return state !== 'pending' && state !== 'processing';
}

/** Where an order stands after a word. */
export function orderAfter(state: OrderState, status: ProviderStatus): OrderState {
  const { from, to } = ORDER_MOVES[status];
  return from.includes(state) ? to : state;
}

/** What the member is shown (spec, section 4). `loading`: nothing is known yet, not even that something was chosen. */
export type PaymentStatus = 'loading' | 'pending' | 'completed' | 'failed' | 'cancelled';

export function statusOf(state: OrderState): PaymentStatus {
  if (state === 'pending') return 'loading';
  return state === 'processing' ? 'pending' : state;
}
