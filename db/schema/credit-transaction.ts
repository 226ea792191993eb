import type { Insertable, Selectable, Updateable } from 'kysely';

export type CreditTransactionKind =
  | 'signup'
  | 'purchase'
  | 'message'
  | 'photo'
  | 'gift'
  | 'hold'
  | 'book'
  | 'release'
  | 'refund'
  | 'chargeback'
  | 'adjustment';

/** A movement of credits, whose entries sum to zero. Rows are never changed. */
export interface CreditTransactionTable {
  tenant_id: number;
  /** A ULID; the history is paged by it. */
  id: string;
  kind: CreditTransactionKind;
  member_id: string;
  request_key: string;
  request_hash: string;
  /** The id of the message, order or hold that caused it. */
  reference: string | null;
  created_at: number;
}

export type CreditTransactionRow = Selectable<CreditTransactionTable>;
export type NewCreditTransaction = Insertable<CreditTransactionTable>;
export type CreditTransactionPatch = Updateable<CreditTransactionTable>;
