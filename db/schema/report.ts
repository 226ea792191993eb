import type { Generated, Insertable, Selectable, Updateable } from 'kysely';

/** A report to staff, with a copy of what was visible at that moment. It is not deleted with its subject. */
export interface ReportTable {
  tenant_id: number;
  /** A ULID. */
  id: string;
  /** The number that the reporter gets: short, random, unique in the brand. */
  number: string;
  subject_kind: 'profile' | 'photo' | 'message';
  /** The id of the member, the photo or the message. */
  subject_id: string;
  /** The member whose profile, photo or message was reported. */
  member_id: string;
  /** Null if a visitor reported. */
  reporter_id: string | null;
  /** Identifies the reporter as far as possible: `m:` and the member's id, or `v:` and a hash of the visitor. */
  reporter_key: string;
  /** 'YYYY-MM-DD' in the brand's time zone: a person can report the same thing once a day. */
  day: string;
  reason: string;
  /** The reporter's own words. */
  words: string | null;
  /** JSON; its form is in evidence.server.ts. */
  snapshot: string;
  /** The severity of the reason. */
  severity: number;
  /** The severity, plus one for each other person who has reported the same member. */
  priority: number;
  state: Generated<'open' | 'upheld' | 'dismissed'>;
  created_at: number;
  decided_at: number | null;
  /** The reason for the decision, for staff. */
  decision: string | null;
  /** Who decided, so that someone else decides about a complaint. */
  decided_by: Generated<string | null>;
}

export type ReportRow = Selectable<ReportTable>;
export type NewReport = Insertable<ReportTable>;
export type ReportPatch = Updateable<ReportTable>;
