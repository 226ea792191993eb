import type { Generated, Insertable, Selectable } from 'kysely';

/** One member's side of a conversation. Rows are never deleted, because they count for the free limit. */
export interface ParticipantTable {
  tenant_id: number;
  member_id: string;
  conversation_id: string;
  other_member_id: string;
  /** 1 for the starter; 0 again, so that no limit counts it, while all their messages were returned unanswered. */
  started: Generated<number>;
  /** 0 after the member has deleted the conversation, until a new message comes. */
  visible: Generated<number>;
  unread_count: Generated<number>;
  last_read_seq: Generated<number>;
  /** Messages up to this sequence number are deleted for this member. */
  deleted_before_seq: Generated<number>;
  /** The time of the newest message that this member can see; it orders the conversation list. */
  last_message_at: Generated<number>;
  /** How far the other member may see what was read; less than `last_read_seq` if this member hides receipts. */
  receipt_seq: number | null;
  /** Messages up to this sequence number have reached a page of this member; null if none was reported. */
  received_seq: number | null;
  /** The sequence number of the last erased message (retention period) that this member could see, if any. */
  erased_seq: number | null;
  /** 1 if this member wrote one of the erased messages. Null means 0. */
  wrote_erased: number | null;
  /** How often a reaction has changed in the conversation, so that a page notices changes it missed. Null means 0. */
  reaction_changes: number | null;
}

export type ParticipantRow = Selectable<ParticipantTable>;
export type NewParticipant = Insertable<ParticipantTable>;
