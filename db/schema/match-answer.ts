/** A member's answer to a question of the match finder; no other member sees it. */
export interface MatchAnswerTable {
  tenant_id: number;
  member_id: string;
  question: string;
  /** JSON, in the form that the question requires. */
  answer: string;
  answered_at: number;
}
