import type { Generated, Insertable, Selectable, Updateable } from 'kysely';

/** A conversation of two members, low_id < high_id, one per pair. */
export interface ConversationTable {
  tenant_id: number;
  /** Random: it stands in the address. */
  id: string;
  low_id: string;
  high_id: string;
  started_by: string;
  /** Sequence number of the newest message, also where that is erased; the next one is one more. */
  last_seq: Generated<number>;
  created_at: number;
  last_message_at: number | null;
}

export type ConversationRow = Selectable<ConversationTable>;
export type NewConversation = Insertable<ConversationTable>;
export type ConversationPatch = Updateable<ConversationTable>;
