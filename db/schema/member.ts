import type { Generated, GeneratedAlways, Insertable, Selectable, Updateable } from 'kysely';

export type Gender = 'male' | 'female';
export type WhoMayWrite = 'everybody' | 'liked' | 'matches';
export type MemberStatus = 'not_confirmed' | 'active' | 'deleted';

/** A member: account and profile in one row. Lists (interests, notifications_disabled) are JSON text. */
export interface MemberTable {
  tenant_id: number;
  /** Random, not time-ordered: it is public. */
  id: string;
  /** 'fictional' profiles are written by the brand and always labelled. */
  kind: 'member' | 'fictional';
  /** As typed; null for fictional profiles and after erasure. */
  email: string | null;
  /** Normalised lower case, unique in the brand; what comparisons use. */
  email_key: string | null;
  password_hash: string | null;
  name: string;
  status: MemberStatus;
  /** 'disabled' until the e-mail is confirmed, and while the team hides it: not in search, not viewable, cannot be answered. */
  profile_status: 'disabled' | 'active';
  /** 1 while the profile belongs in search results; the services keep it in step with both states. */
  searchable: Generated<number>;
  /** 1 when main_photo_id names an active photo. */
  has_photo: Generated<number>;
  gender: Gender | null;
  sexuality: 'hetero' | 'gay' | 'lesbian' | 'bi' | null;
  seeks: Gender | null;
  /** 'YYYY-MM-DD' */
  birth_date: string | null;
  /** ISO 3166, two upper-case letters. */
  country: string | null;
  region_id: string | null;
  city: string | null;
  /** Where that is, no finer than a cell (see geo-cell.ts); null where it is not known. */
  geo_cell: number | null;
  /** When the member's device last said where it is; null where the place was chosen by hand. */
  located_at: number | null;
  hair_color: string | null;
  eye_color: string | null;
  body_type: string | null;
  relationship_status: string | null;
  tattoos: 'yes' | 'no' | null;
  /** JSON list of interest ids. */
  interests: string | null;
  /** The same as bits, fifty in a number: written by the queries of member, see search-bits. */
  interests_1: Generated<number>;
  interests_2: Generated<number>;
  interests_3: Generated<number>;
  interests_4: Generated<number>;
  /** Kind, photo, invisible and the traits as bits: made by the database, see search-bits. */
  search_bits: GeneratedAlways<number>;
  about: string | null;
  /** Whom and what they look for, in their own words. */
  looking_for: string | null;
  language: string;
  main_photo_id: string | null;
  /** 1 from the first completed purchase. */
  paid_user: Generated<number>;
  premium_since: number | null;
  /** JSON list of notification types. */
  notifications_disabled: string | null;
  signup_date: number;
  activated_at: number | null;
  /** Stands still while the member is invisible. */
  last_active_at: number;
  /** 1: nobody learns when the member is here, nor whose profiles they look at. */
  invisible: Generated<number>;
  deleted_at: number | null;
  /** Tracking, from the first hit. */
  network: string | null;
  ref: string | null;
  sub1: string | null;
  sub2: string | null;
  sub3: string | null;
  /** The profile that signup came from, and the first message to it, which waits for activation. */
  signup_from_member_id: string | null;
  signup_message: string | null;
  /** The landing page that signup came from: its name, or `name.slug`. */
  signup_lander: string | null;
  /** 1: neither tells others what was read nor learns it from them. Null as 0. */
  receipts_off: number | null;
  /** Who may begin a conversation with this member; null is everybody. */
  who_may_write: WhoMayWrite | null;
  /** The team's decision that hides the profile, while it stands. */
  decision_number: string | null;
}

export type MemberRow = Selectable<MemberTable>;
export type NewMember = Insertable<MemberTable>;
export type MemberPatch = Updateable<MemberTable>;
