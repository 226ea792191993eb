import type { Insertable, Selectable, Updateable } from 'kysely';

export type PurchaseState = 'pending' | 'processing' | 'completed' | 'failed' | 'cancelled';

/** An order of one bundle. Amounts are minor units of `currency`. */
export interface PurchaseTable {
  tenant_id: number;
  /** ULID. */
  id: string;
  member_id: string;
  bundle_id: string;
  credits: number;
  /** Price of the bundle after discount, tax included. */
  amount_minor: number;
  fee_minor: number;
  /** amount + fee: what the member pays. */
  total_minor: number;
  /** The tax contained in the total, and its rate in hundredths of a percent. */
  vat_minor: number;
  vat_rate: number;
  currency: string;
  /** Payment country. */
  country: string;
  method: string;
  discount_code: string | null;
  state: PurchaseState;
  /** Message id of the reason of a failure. */
  failure: string | null;
  request_key: string;
  request_hash: string;
  created_at: number;
  updated_at: number;
  completed_at: number | null;
}

export type PurchaseRow = Selectable<PurchaseTable>;
export type NewPurchase = Insertable<PurchaseTable>;
export type PurchasePatch = Updateable<PurchaseTable>;
