import type { Insertable, Selectable, Updateable } from 'kysely';

/** With which words a member began a conversation: a hash of them, so that the same ones sent to many are noticed. */
export interface OpenerTable {
  tenant_id: number;
  member_id: string;
  text_hash: string;
  recipient_id: string;
  created_at: number;
}

export type OpenerRow = Selectable<OpenerTable>;
export type NewOpener = Insertable<OpenerTable>;
export type OpenerPatch = Updateable<OpenerTable>;
