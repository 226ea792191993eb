import type { Insertable, Selectable } from 'kysely';

/** What can be erased again after an older backup was restored; scripts/backup/ does it. */
export type ErasureKind = 'photo';

/** That something was erased, and nothing of what it was: kept longer than any backup. */
export interface ErasureTable {
  tenant_id: number;
  kind: ErasureKind;
  subject_id: string;
  at: number;
}

export type ErasureRow = Selectable<ErasureTable>;
export type NewErasure = Insertable<ErasureTable>;
