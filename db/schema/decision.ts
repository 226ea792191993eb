import type { Insertable, Selectable, Updateable } from 'kysely';

/** A decision of the team that hides a profile, as the member reads it. Kept after it was lifted. */
export interface DecisionTable {
  tenant_id: number;
  /** What the member names when they object: short, random, unique in the brand. */
  number: string;
  member_id: string;
  /** Which rule was broken: one of decision-rules.ts. */
  rule: string;
  /** What happened, in the team's words to the member. */
  reason: string;
  /** 1: somebody had reported the profile; 0: the team looked by itself. */
  reported: number;
  made_at: number;
  /** When the profile was shown again; null while the decision stands. */
  lifted_at: number | null;
}

export type DecisionRow = Selectable<DecisionTable>;
export type NewDecision = Insertable<DecisionTable>;
export type DecisionPatch = Updateable<DecisionTable>;
