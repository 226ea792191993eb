import type { Insertable, Selectable, Updateable } from 'kysely';

/** One account's part of a credit transaction. Never changed. */
export interface CreditEntryTable {
  tenant_id: number;
  transaction_id: string;
  /** A member's account or a platform account ('house_sold', 'house_spent', …). */
  account_id: string;
  /** Credits, negative where they leave. */
  amount: number;
}

export type CreditEntryRow = Selectable<CreditEntryTable>;
export type NewCreditEntry = Insertable<CreditEntryTable>;
export type CreditEntryPatch = Updateable<CreditEntryTable>;
