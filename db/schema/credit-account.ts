import type { Generated, Insertable, Selectable, Updateable } from 'kysely';

/** A member's accounts with their cached balance. House accounts are sums of entries and have no row. */
export interface CreditAccountTable {
  tenant_id: number;
  /** See accountOf() in queries/credit-account.ts. */
  id: string;
  kind: 'member' | 'member_held';
  member_id: string;
  /** Never below zero: a CHECK stands behind the conditional updates. */
  balance: Generated<number>;
}

export type CreditAccountRow = Selectable<CreditAccountTable>;
export type NewCreditAccount = Insertable<CreditAccountTable>;
export type CreditAccountPatch = Updateable<CreditAccountTable>;
