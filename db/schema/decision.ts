import type { Insertable, Selectable } from 'kysely';

/** A decision of staff that hides a profile, as the member reads it. The row stays after the decision is lifted. */
export interface DecisionTable {
  tenant_id: number;
  /** The number that the member quotes in an objection: short, random, unique in the brand. */
  number: string;
  member_id: string;
  /** The rule that was broken: one of `decisionRules` in app/features/account/decision/decision.service.server.ts. */
  rule: string;
  /** What happened, in staff's words, shown to the member. */
  reason: string;
  /** 1 if someone had reported the profile; 0 if staff found it themselves. */
  reported: number;
  made_at: number;
  /** Who made it, so that someone else decides about a complaint; null for old decisions. */
  made_by: string | null;
  /** When the profile was shown again; null while the decision stands. */
  lifted_at: number | null;
}

export type DecisionRow = Selectable<DecisionTable>;
export type NewDecision = Insertable<DecisionTable>;
