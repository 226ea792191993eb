import type { Generated, GeneratedAlways, Insertable, Selectable, Updateable } from 'kysely';

export type Gender = 'male' | 'female';
export type WhoMayWrite = 'everybody' | 'liked' | 'matches';
export type MemberStatus = 'not_confirmed' | 'active' | 'deleted';

/** A member: account and profile in one row. Lists (interests, notifications_disabled) are JSON text. */
export interface MemberTable {
  tenant_id: number;
  /** Random and not ordered by time, because it is public. */
  id: string;
  /** 'fictional' profiles are written by the brand and always labelled as such. */
  kind: 'member' | 'fictional';
  /** As the member typed it; null for fictional profiles and after erasure. */
  email: string | null;
  /** The normalised form that comparisons use (see `emailKeyOf`), unique in the brand. */
  email_key: string | null;
  password_hash: string | null;
  name: string;
  status: MemberStatus;
  /**
   * 'disabled' until the e-mail address is confirmed and while staff hide the profile: it cannot be seen or found.
   */
  profile_status: 'disabled' | 'active';
  /** 1 while the profile belongs in search results. The services update it with `status` and `profile_status`. */
  searchable: Generated<number>;
  /** 1 if `main_photo_id` refers to an active photo. */
  has_photo: Generated<number>;
  gender: Gender | null;
  sexuality: 'hetero' | 'gay' | 'lesbian' | 'bi' | null;
  /** The orientation of someone who agreed to an earlier text: nobody sees it, and no search finds it. */
  sexuality_withheld: 'hetero' | 'gay' | 'lesbian' | 'bi' | null;
  /** Whom the member would like to meet; null if they have not said. */
  seeks: Gender | 'both' | null;
  /** 'YYYY-MM-DD' */
  birth_date: string | null;
  /** ISO 3166 code of two upper-case letters. */
  country: string | null;
  region_id: string | null;
  city: string | null;
  /** The cell of the member's place (see geo-cell.ts); null if it is not known. */
  geo_cell: number | null;
  /** When the member's device last reported its location; null if the place was chosen by hand. */
  located_at: number | null;
  hair_color: string | null;
  eye_color: string | null;
  body_type: string | null;
  relationship_status: string | null;
  tattoos: 'yes' | 'no' | null;
  /** JSON list of interest ids. */
  interests: string | null;
  /** The interests as bits, fifty per number (see search-bits.ts). The queries in queries/member.ts write them. */
  interests_1: Generated<number>;
  interests_2: Generated<number>;
  interests_3: Generated<number>;
  interests_4: Generated<number>;
  /** Kind, photo, invisibility, mark and traits as bits (see search-bits.ts), computed by the database. */
  search_bits: GeneratedAlways<number>;
  about: string | null;
  /** Whom and what the member is looking for, in the member's own words. */
  looking_for: string | null;
  /** JSON list of up to three `{id, answer}`, in the order of the profile; null if there is none. */
  prompts: string | null;
  language: string;
  main_photo_id: string | null;
  /** The photo that a person compared with a picture of a given pose, while the member's consent to it holds. */
  checked_photo_id: string | null;
  /** When that was. The mark itself is a bit of `search_bits`. */
  checked_at: number | null;
  /** 1 from the first completed order on. */
  paid_user: Generated<number>;
  premium_since: number | null;
  /** JSON list of notification types that are not sent by e-mail. */
  notifications_disabled: string | null;
  /** The same for push. */
  push_disabled: string | null;
  signup_date: number;
  activated_at: number | null;
  /** Does not change while the member is invisible: then it is the beginning (UTC) of the day since when. */
  last_active_at: number;
  /** 1 if nobody may see when the member is active or whose profiles the member visits. */
  invisible: Generated<number>;
  deleted_at: number | null;
  /** Tracking values of the first request. */
  network: string | null;
  ref: string | null;
  sub1: string | null;
  sub2: string | null;
  sub3: string | null;
  /** The profile from which the visitor signed up, and the first message to it, which is pending until activation. */
  signup_from_member_id: string | null;
  signup_message: string | null;
  /** The lander from which the visitor signed up: its name, or `name.slug`. */
  signup_lander: string | null;
  /** The step of the signup flow that comes next, 1 to 4; null once it is complete, and for accounts from before it. */
  signup_step: number | null;
  /** 1 if the member neither shows others what was read nor sees what they have read. Null means 0. */
  receipts_off: number | null;
  /** Who may start a conversation with this member; null means everybody. */
  who_may_write: WhoMayWrite | null;
  /** 1 if visitors without an account may see the member too, as far as the brand shows members to them. */
  visitors_too: Generated<number>;
  /** 1 for anyone who visitors may be shown: these members, and fictional profiles. Computed by the database. */
  for_visitors: GeneratedAlways<number>;
  /** The number of staff's decision that hides the profile; null if there is none in force. */
  decision_number: string | null;
}

export type MemberRow = Selectable<MemberTable>;
export type NewMember = Insertable<MemberTable>;
export type MemberPatch = Updateable<MemberTable>;
