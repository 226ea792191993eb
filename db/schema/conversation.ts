import type { Generated, Insertable, Selectable } from 'kysely';

/** A conversation of two members, with low_id < high_id; each pair has one. */
export interface ConversationTable {
  tenant_id: number;
  /** Random, because it is part of URLs. */
  id: string;
  low_id: string;
  high_id: string;
  started_by: string;
  /** The sequence number of the newest message, even if that is erased. The next message gets the following number. */
  last_seq: Generated<number>;
  created_at: number;
  last_message_at: number | null;
}

export type ConversationRow = Selectable<ConversationTable>;
export type NewConversation = Insertable<ConversationTable>;
