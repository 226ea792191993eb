import type { Generated, Insertable, Selectable, Updateable } from 'kysely';

/** What somebody told the team about a member, with what there was to see at that moment. Never deleted with its subject. */
export interface ReportTable {
  tenant_id: number;
  /** ULID. */
  id: string;
  /** What the reporter holds in hand: short, random, unique in the brand. */
  number: string;
  subject_kind: 'profile' | 'photo' | 'message';
  /** Of the member, the photo or the message. */
  subject_id: string;
  /** Whose profile, photo or message it is. */
  member_id: string;
  /** Null for visitors. */
  reporter_id: string | null;
  /** Who reports, as far as it can be told apart: `m:` and the member, `v:` and a hash of the visitor. */
  reporter_key: string;
  /** 'YYYY-MM-DD' in the brand's time zone: one report a day of one person about one thing. */
  day: string;
  reason: string;
  /** The reporter's own words. */
  words: string | null;
  /** JSON: see evidence.server.ts. */
  snapshot: string;
  /** How bad the reason is. */
  severity: number;
  /** Severity, and one more for each other person who reported the same member. */
  priority: number;
  state: Generated<'open' | 'upheld' | 'dismissed'>;
  created_at: number;
  decided_at: number | null;
  /** Why it was decided so, for the team. */
  decision: string | null;
}

export type ReportRow = Selectable<ReportTable>;
export type NewReport = Insertable<ReportTable>;
export type ReportPatch = Updateable<ReportTable>;
