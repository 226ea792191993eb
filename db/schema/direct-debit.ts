import type { Insertable, Selectable } from 'kysely';

/** The mandate of one order by SEPA direct debit. The IBAN itself goes to the payment provider and is not stored. */
export interface DirectDebitTable {
  tenant_id: number;
  purchase_id: string;
  member_id: string;
  /** Unique for the creditor, at most 35 characters. */
  mandate_reference: string;
  /** The creditor identifier of the company when the mandate was given. */
  creditor_id: string;
  iban_last4: string;
  /** Keyed, so that a returned debit can block the account for other members too. Null after erasure. */
  iban_hash: string | null;
  /** JSON: who gave the mandate, their postal address and telephone number. Null after erasure. */
  details: string | null;
  signed_at: number;
  /** The ISO date of the debit, as announced. */
  collect_on: string;
  erased_at: number | null;
}

export type DirectDebitRow = Selectable<DirectDebitTable>;
export type NewDirectDebit = Insertable<DirectDebitTable>;
