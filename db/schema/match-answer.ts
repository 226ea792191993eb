import type { Insertable, Selectable, Updateable } from 'kysely';

/** What a member answered in the match finder; nobody else sees it. */
export interface MatchAnswerTable {
  tenant_id: number;
  member_id: string;
  question: string;
  /** JSON; its shape is the question's. */
  answer: string;
  answered_at: number;
}

export type MatchAnswerRow = Selectable<MatchAnswerTable>;
export type NewMatchAnswer = Insertable<MatchAnswerTable>;
export type MatchAnswerPatch = Updateable<MatchAnswerTable>;
