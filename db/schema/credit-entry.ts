import type { Insertable, Selectable, Updateable } from 'kysely';

/** The amount that one credit transaction moves on one account. Rows are never changed. */
export interface CreditEntryTable {
  tenant_id: number;
  transaction_id: string;
  /** A member's account or a platform account ('house_sold', 'house_spent', …). */
  account_id: string;
  /** In credits; negative when they leave the account. */
  amount: number;
}

export type CreditEntryRow = Selectable<CreditEntryTable>;
export type NewCreditEntry = Insertable<CreditEntryTable>;
export type CreditEntryPatch = Updateable<CreditEntryTable>;
