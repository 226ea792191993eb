import type { Insertable, Selectable } from 'kysely';

/** The kinds of data that scripts/backup/ erases again after an older backup was restored. */
export type ErasureKind = 'photo' | 'member';

/** Records that something was erased, without any of its content. Rows are stored longer than any backup. */
export interface ErasureTable {
  tenant_id: number;
  kind: ErasureKind;
  subject_id: string;
  at: number;
}

export type ErasureRow = Selectable<ErasureTable>;
export type NewErasure = Insertable<ErasureTable>;
