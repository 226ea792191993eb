import type { Insertable, Selectable } from 'kysely';

/** The last number given in a company's series of one year. The series spans the company's brands: it belongs to none. */
export interface DocumentCounterTable {
  company_id: string;
  year: number;
  last: number;
}

/** A receipt, or a credit note for money that went back. Amounts are in minor units and never negative. */
export interface DocumentTable {
  tenant_id: number;
  id: string;
  company_id: string;
  /** The year of the date of issue, where the brand is. */
  year: number;
  /** From 1, without gaps within the company and year, over all its brands and both kinds. */
  number: number;
  kind: 'receipt' | 'credit_note';
  purchase_id: string;
  /** Of a credit note: the refund. Of a receipt: the chargeback that was won, whose credit note it reverses. */
  refund_id: string | null;
  total: number;
  /** The tax contained in the total. */
  vat: number;
  currency: string;
  /** JSON: the company as it was on the day of issue, because a document never changes. */
  seller: string;
  issued_at: number;
}

export type DocumentRow = Selectable<DocumentTable>;
export type NewDocument = Insertable<DocumentTable>;
