/** The outbox topic of a completed order; its handler sends the receipt. */
export const COMPLETED_TOPIC = 'purchase.completed';
export interface CompletedPayload {
  purchase_id: string;
  /** The id of the outbox row and of the mail, the same at every attempt. */
  mail_id: string;
  /** For attribution, exact to the minor unit: the price after discount, the fee, and both. */
  amount_minor: number;
  fee_minor: number;
  total_minor: number;
  vat_minor: number;
  currency: string;
  country: string;
  method: string;
  discount_code: string | null;
}

/** The outbox topic of an order that was paid after its member had been erased; its handler returns the money. */
export const PAID_AFTER_ERASURE_TOPIC = 'billing.paid-after-erasure';
export interface PaidAfterErasurePayload {
  purchase_id: string;
  member_id: string;
}

/** The outbox topic of a refund that was decided; its handler asks the provider to send the money. */
export const REFUND_TOPIC = 'billing.refund';
export interface RefundPayload {
  refund_id: string;
  /** The number of times the provider reported that the money is on its way. */
  round?: number;
}
/** The outbox topic of a return, for attribution and the mail that confirms it. */
export const RETURNED_TOPIC = 'purchase.returned';
export interface ReturnedPayload {
  purchase_id: string;
  refund_id: string;
  mail_id: string;
  amount_minor: number;
  currency: string;
}
