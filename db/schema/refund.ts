import type { Insertable, Selectable, Updateable } from 'kysely';

/**
 * `return`: the member gave unused credits back. `operator`: staff did it. `duplicate`: a second payment of one
 * order. `overpaid`: what was paid of an open amount and was not owed any more. `provider`: someone refunded it at the
 * provider. `chargeback`: the bank took the money back.
 */
export type RefundKind = 'return' | 'operator' | 'duplicate' | 'overpaid' | 'provider' | 'chargeback';

/** Money of an order that goes back, and the credits that were taken for it. The credit transaction has the same id. */
export interface RefundTable {
  tenant_id: number;
  id: string;
  purchase_id: string;
  payment_id: string;
  member_id: string;
  kind: RefundKind;
  /** `failed`: the provider will never do it, and someone has to pay by other means; a chargeback that was won. */
  state: 'pending' | 'done' | 'failed';
  /** The provider's id of the refund or dispute. */
  provider_reference: string | null;
  credits: number;
  amount_minor: number;
  /** The tax contained in the amount. */
  vat_minor: number;
  currency: string;
  reason: string | null;
  actor_kind: 'member' | 'staff' | 'system';
  actor_id: string | null;
  request_key: string;
  created_at: number;
  updated_at: number;
}

/** What a member owes after a chargeback: the price of the credits of that order that were spent. */
export interface ReceivableTable {
  tenant_id: number;
  id: string;
  member_id: string;
  purchase_id: string;
  credits: number;
  amount_minor: number;
  currency: string;
  /** `cancelled`: the chargeback was won, or staff waived it. */
  state: 'open' | 'paid' | 'cancelled';
  /** The refund row of the chargeback. One chargeback may have several receivables, since a payment may cover a part. */
  refund_id: string | null;
  /** The order that paid it. */
  paid_by: string | null;
  created_at: number;
  updated_at: number;
}

export type RefundRow = Selectable<RefundTable>;
export type NewRefund = Insertable<RefundTable>;
export type RefundPatch = Updateable<RefundTable>;
export type ReceivableRow = Selectable<ReceivableTable>;
export type NewReceivable = Insertable<ReceivableTable>;
export type ReceivablePatch = Updateable<ReceivableTable>;
