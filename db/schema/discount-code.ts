import type { Insertable, Selectable } from 'kysely';

/** `promotion`: launched by staff; `welcome`: offered to new members; `retention`: offered when an account is deleted. */
export type DiscountKind = 'promotion' | 'welcome' | 'retention';
export type DiscountStatus = 'active' | 'ended';
/** How often a code can be redeemed: by each member once, once altogether, or by anybody any number of times. */
export type DiscountValidity = 'once-per-user' | 'once' | 'unlimited';

/** A discount code of the brand, and at the same time the record that the offer was announced. Rows are never deleted. */
export interface DiscountCodeTable {
  tenant_id: number;
  /** In capitals, as it is compared. */
  code: string;
  /** The member it belongs to; empty for everybody. */
  user_id: string;
  kind: DiscountKind;
  /** Where it can be used; null: in all countries of the brand. */
  country: string | null;
  /** From when it counts as announced, and the end of the offer; null: without an end. */
  announced_at: number;
  expires: number | null;
  /** In hundredths of a percent. */
  value_percentage: number;
  /** The currency of the order; null: every currency. */
  currency: string | null;
  /** In minor units of `currency`, before the discount and without the fee. */
  minimum_order_value: number | null;
  status: DiscountStatus;
  validity: DiscountValidity;
  /** 1 if only the first order of a member gets it. */
  first_order: number;
  /** JSON of `{ paymentmethod, percentage, minimum }[]`; empty: every payment method. */
  paymentmethods: string;
}

export type DiscountCodeRow = Selectable<DiscountCodeTable>;
export type NewDiscountCode = Insertable<DiscountCodeTable>;
