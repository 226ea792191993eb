import type { Generated, Insertable } from 'kysely';
import type { AuthorKind } from './message';

/** One member's like of another. Two rows in opposite directions with `matched_at` are a match. */
export interface MemberLikeTable {
  tenant_id: number;
  from_id: string;
  to_id: string;
  author_kind: AuthorKind;
  /** 1 until the liked member opens the profile. */
  is_new: Generated<number>;
  created_at: number;
  /** The same value in both rows of a match; null without a match. */
  matched_at: number | null;
}

export type NewMemberLike = Insertable<MemberLikeTable>;
