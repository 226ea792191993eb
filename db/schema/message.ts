import type { Generated, Insertable, Selectable, Updateable } from 'kysely';

/** Who really wrote it; set by the server, shown to the member. */
export type AuthorKind = 'member' | 'operator' | 'automation' | 'system';

/** A message, in the order of seq within its conversation. */
export interface MessageTable {
  tenant_id: number;
  conversation_id: string;
  /** 1, 2, 3 …, counted by the conversation: "everything after n" resumes a reader. Erased ones leave holes. */
  seq: number;
  /** ULID. */
  id: string;
  sender_id: string;
  author_kind: AuthorKind;
  type: 'text' | 'photo' | 'gift';
  body: string;
  created_at: number;
  /** Null while the recipient cannot receive it yet (their e-mail is not confirmed): only the sender sees it. */
  delivered_at: number | null;
  charge: 'free' | 'held' | 'booked' | 'released';
  cost: Generated<number>;
  /** Made by the client, unique per sender: a repeated send finds the first. */
  request_key: string | null;
  request_hash: string | null;
}

export type MessageRow = Selectable<MessageTable>;
export type NewMessage = Insertable<MessageTable>;
export type MessagePatch = Updateable<MessageTable>;
