import type { Insertable, Selectable, Updateable } from 'kysely';

/** waiting: nobody sees it until it is approved. live: approved. retired: gone for good. */
export type FictionalState = 'waiting' | 'live' | 'retired';

/** Where a fictional profile came from, and its texts in all languages. The demo's profiles have no such row. */
export interface FictionalProfileTable {
  tenant_id: number;
  member_id: string;
  /** The key of its line in the brand's file. */
  source_key: string;
  state: FictionalState;
  /** JSON: `{about_me, looking_for, prompts}` by locale. The texts of the profile's own language are in `member` too. */
  texts: string;
  /** The age that the file states instead of a date of birth, which then stays as it was computed at first. */
  stated_age: number | null;
  /** SHA-256 of the imported picture, in hex, and of the whole picture stored of it, which an export contains. */
  portrait_hash: string | null;
  stored_hash: string | null;
  /** The perceptual hash of the picture: similar pictures have similar hashes. */
  portrait_phash: string | null;
  imported_at: number;
  imported_by: string;
  decided_at: number | null;
  decided_by: string | null;
}

export type FictionalProfileRow = Selectable<FictionalProfileTable>;
export type NewFictionalProfile = Insertable<FictionalProfileTable>;
export type FictionalProfilePatch = Updateable<FictionalProfileTable>;
