import type { Generated, Insertable, Selectable, Updateable } from 'kysely';

export type OrderState = 'pending' | 'processing' | 'completed' | 'failed' | 'cancelled';

/** An order of one bundle. Amounts are in minor units of `currency`. */
export interface OrderTable {
  tenant_id: number;
  /** A ULID. */
  id: string;
  member_id: string;
  bundle_id: string;
  credits: number;
  /** The price of the bundle after discount, including tax. */
  amount_minor: number;
  fee_minor: number;
  /** The amount plus the fee, which is what the member pays. */
  total_minor: number;
  /** The tax contained in the total; the next field is its rate in hundredths of a percent. */
  vat_minor: number;
  vat_rate: number;
  currency: string;
  /** What has gone back of the total, by refunds and chargebacks. */
  returned_minor: Generated<number>;
  /** The country of the payment. */
  country: string;
  method: string;
  /** What the code took off the price of the bundle. */
  discount_minor: Generated<number>;
  discount_code: string | null;
  /** The saved method that is charged. */
  mandate_id: string | null;
  /** The member asked for the method to be saved. */
  remember: Generated<number>;
  state: OrderState;
  /** The message id of the reason for a failure. */
  failure: string | null;
  request_key: string;
  request_hash: string;
  created_at: number;
  updated_at: number;
  completed_at: number | null;
  /** The version of the terms that the order page linked; null for orders from before this was recorded. */
  terms_version: Generated<string | null>;
}

export type OrderRow = Selectable<OrderTable>;
export type NewOrder = Insertable<OrderTable>;
export type OrderPatch = Updateable<OrderTable>;
