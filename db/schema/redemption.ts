import type { Insertable, Selectable } from 'kysely';

/** The use of a discount code by an order: reserved while the order may still be paid, redeemed when it is completed. */
export interface RedemptionTable {
  tenant_id: number;
  code: string;
  /**
   * Whose use excludes others: the member for a code that each member uses once, the code itself for one that is used
   * once altogether, the order where any number is allowed.
   */
  holder: string;
  member_id: string;
  purchase_id: string;
  state: 'reserved' | 'redeemed';
  reserved_at: number;
  redeemed_at: number | null;
}

export type RedemptionRow = Selectable<RedemptionTable>;
export type NewRedemption = Insertable<RedemptionTable>;
