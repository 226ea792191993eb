import type { Insertable, Selectable } from 'kysely';

/**
 * `member`: they removed it. `provider`: it can no longer be charged there. `newer`: the same card was saved again.
 * `account`: the member is deleted.
 */
export type MandateEnd = 'member' | 'provider' | 'newer' | 'account';

/** A payment method that a member had saved for later orders. The card or account itself is with the provider alone. */
export interface MandateTable {
  tenant_id: number;
  id: string;
  member_id: string;
  /** The order with which it was saved. */
  purchase_id: string;
  /** The provider account that has it. */
  provider: string;
  /** The provider's references of the customer and of the method. */
  customer_reference: string;
  reference: string;
  method: string;
  /** For the member, such as '•••• 4242'. */
  label: string;
  created_at: number;
  /** When it was last paid with. */
  used_at: number;
  ended_at: number | null;
  ended_by: MandateEnd | null;
}

export type MandateRow = Selectable<MandateTable>;
export type NewMandate = Insertable<MandateTable>;
