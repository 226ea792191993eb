import type { Generated, Insertable, Selectable, Updateable } from 'kysely';
import type { AuthorKind } from './message';

/** One member likes another. Both directions with matched_at set are a match. */
export interface MemberLikeTable {
  tenant_id: number;
  from_id: string;
  to_id: string;
  author_kind: AuthorKind;
  /** 1 until the liked member opens the profile. */
  is_new: Generated<number>;
  created_at: number;
  /** The same time on both rows. */
  matched_at: number | null;
}

export type MemberLikeRow = Selectable<MemberLikeTable>;
export type NewMemberLike = Insertable<MemberLikeTable>;
export type MemberLikePatch = Updateable<MemberLikeTable>;
