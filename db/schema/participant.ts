import type { Generated, Insertable, Selectable, Updateable } from 'kysely';

/** What one member sees of a conversation. Never deleted: it counts for the free limit. */
export interface ParticipantTable {
  tenant_id: number;
  member_id: string;
  conversation_id: string;
  other_member_id: string;
  /** 1 for the one who opened the conversation; 0 again while all they wrote came back unanswered: it counts for no limit. */
  started: Generated<number>;
  /** 0 while the member has deleted it and nothing new has come. */
  visible: Generated<number>;
  unread_count: Generated<number>;
  last_read_seq: Generated<number>;
  /** Messages up to this one are gone for this member. */
  deleted_before_seq: Generated<number>;
  /** Of the newest message this member can see; orders the list. */
  last_message_at: Generated<number>;
  /** What the other side may know of last_read_seq, where that is less: this member reads without telling. */
  receipt_seq: number | null;
  /** Messages up to this one have reached a page of this member; null while it was never told. */
  received_seq: number | null;
  /** The last of the messages this member could see that the brand no longer keeps; null where none is gone. */
  erased_seq: number | null;
  /** 1: this member wrote one of the messages that are gone. Null as 0. */
  wrote_erased: number | null;
}

export type ParticipantRow = Selectable<ParticipantTable>;
export type NewParticipant = Insertable<ParticipantTable>;
export type ParticipantPatch = Updateable<ParticipantTable>;
