import type { Insertable, Selectable, Updateable } from 'kysely';

/** Whom a visitor liked on the page that led to signup: likes of their own from the moment the e-mail is confirmed. */
export interface SignupLikeTable {
  tenant_id: number;
  member_id: string;
  liked_id: string;
  created_at: number;
}

export type SignupLikeRow = Selectable<SignupLikeTable>;
export type NewSignupLike = Insertable<SignupLikeTable>;
export type SignupLikePatch = Updateable<SignupLikeTable>;
