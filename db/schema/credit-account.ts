import type { Generated, Insertable, Selectable, Updateable } from 'kysely';

/** A member's accounts with their cached balance. Platform accounts are sums of entries and have no row. */
export interface CreditAccountTable {
  tenant_id: number;
  /** The result of `accountOf` in queries/credit-account.ts. */
  id: string;
  kind: 'member' | 'member_held';
  member_id: string;
  /** Never below zero: a CHECK constraint backs the conditional updates. */
  balance: Generated<number>;
}

export type CreditAccountRow = Selectable<CreditAccountTable>;
export type NewCreditAccount = Insertable<CreditAccountTable>;
export type CreditAccountPatch = Updateable<CreditAccountTable>;
