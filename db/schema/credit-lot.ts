import type { Insertable, Selectable } from 'kysely';

/** Where credits came from. Only bought ones have a price. */
export type LotOrigin = 'bought' | 'signup' | 'bonus' | 'goodwill';

/** Credits that a member received at once, with what they cost. The id is that of the transaction that granted them. */
export interface CreditLotTable {
  tenant_id: number;
  id: string;
  member_id: string;
  origin: LotOrigin;
  /** The order of spending: free credits (0) before bought ones (1), and then the oldest. */
  spend_rank: number;
  order_id: string | null;
  credits: number;
  /** The credits that can still be spent; those on hold are not among them. A CHECK keeps it between 0 and `credits`. */
  remaining: number;
  /** The price of the whole lot after discount, without the fee, in minor units; 0 for free credits. */
  amount_minor: number;
  currency: string | null;
  /** The tax rate contained in the price, in hundredths of a percent. */
  vat_rate: number;
  created_at: number;
}

/** The part of a lot that one credit transaction moves on one account of the member. Rows are never changed. */
export interface CreditLotEntryTable {
  tenant_id: number;
  transaction_id: string;
  account_id: string;
  lot_id: string;
  amount: number;
}

export type CreditLotRow = Selectable<CreditLotTable>;
export type NewCreditLot = Insertable<CreditLotTable>;
export type NewCreditLotEntry = Insertable<CreditLotEntryTable>;
