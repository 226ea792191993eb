import type { Generated, Insertable, Selectable } from 'kysely';

/** Who really wrote the message; set by the server and shown to the member. */
export type AuthorKind = 'member' | 'operator' | 'automation' | 'system';

/** Stored, and named in the contract and in the texts (`chat.reaction-…`). */
export const reactionKinds = ['heart', 'laugh', 'wow', 'sad', 'thumbs-up', 'fire'] as const;
export type ReactionKind = (typeof reactionKinds)[number];

/** A message; `seq` orders the messages of a conversation. */
export interface MessageTable {
  tenant_id: number;
  conversation_id: string;
  /** 1, 2, 3 … per conversation: a reader resumes after the last number it has. Erased messages leave gaps. */
  seq: number;
  /** A ULID. */
  id: string;
  sender_id: string;
  author_kind: AuthorKind;
  type: 'text' | 'photo' | 'gift';
  body: string;
  created_at: number;
  /** Null while pending, because the e-mail address of one of the two is not confirmed: only the sender sees it. */
  delivered_at: number | null;
  charge: 'free' | 'held' | 'booked' | 'released';
  cost: Generated<number>;
  /** Created by the client and unique per sender, so that a repeated send finds the first one. */
  request_key: string | null;
  request_hash: string | null;
  /** JSON `{photo, words}`: the photo or the line of the recipient's profile that this is a comment on, as it was. */
  about: string | null;
  /** The `seq` of the message of this conversation that this one quotes; it may have been erased since. */
  reply_to: number | null;
  /** What the recipient's reaction shows; null without one. Each of two members reacts to messages of the other only. */
  reaction: ReactionKind | null;
}

export type MessageRow = Selectable<MessageTable>;
export type NewMessage = Insertable<MessageTable>;
