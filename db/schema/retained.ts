import type { Selectable } from 'kysely';

/**
 * What of an erased member still stays, and until when: one row for each reason. The clean-up deletes it on that day, and
 * the row with it.
 */
export interface RetainedTable {
  tenant_id: number;
  member_id: string;
  /** Why it stays: one of `Reason` in db/personal-data/declare.ts. */
  reason: 'books' | 'report' | 'consent' | 'audit';
  until: number;
}

export type RetainedRow = Selectable<RetainedTable>;
