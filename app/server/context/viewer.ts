import type { Gender } from '~/contract/identifiers';
import type { LiveVersions } from '~db/schema/live-version';
import type { MemberRow } from '~db/schema/member';
import type { Actor } from '~/contract/actor';
import type { HiddenBy } from '~/contract/profile';

/** What of a profile says how complete it is, and how far the signup has come. */
export type StatedProfile = Pick<
  MemberRow,
  | 'gender'
  | 'relationship_status'
  | 'hair_color'
  | 'eye_color'
  | 'body_type'
  | 'interests'
  | 'prompts'
  | 'about'
  | 'looking_for'
  | 'city'
  | 'region_id'
  | 'main_photo_id'
  | 'signup_step'
>;

/** The logged-in member as every page needs them; read together with the session in one query. */
export interface ViewerMember {
  id: string;
  name: string;
  email: string;
  status: 'not_confirmed' | 'active';
  profileStatus: 'disabled' | 'active';
  /** Why others cannot see the profile; null if they can. */
  hiddenBy: HiddenBy;
  /** The number of the moderation decision that hides the profile. */
  decisionNumber: string | null;
  paidUser: boolean;
  /** The cached balance of the member's account. */
  credits: number;
  language: string;
  country: string;
  regionId: string | null;
  /** The cell of the geographic grid in which the member is, never more exact; null if it is not known. */
  geoCell: number | null;
  /** Others see neither when the member is online nor whose profiles they visit. */
  invisible: boolean;
  gender: Gender | null;
  /** The gender the member seeks; null if the profile does not say one. */
  seeks: Gender | 'both' | null;
  sexuality: 'hetero' | 'gay' | 'lesbian' | 'bi' | null;
  /** YYYY-MM-DD */
  birthDate: string | null;
  /** Notification types switched off. */
  notificationsDisabled: string[];
  signupDate: number;
  lastActiveAt: number;
  /** From the same row, so that no page reads it again to find what is missing in it. */
  stated: StatedProfile;
  mainPhoto: { filename: string; thumbFilename: string; matchFilename: string | null; status: 'active' } | null;
}

interface LoggedIn {
  member: ViewerMember;
  sessionId: string;
  /** Read before anything else of the request, so that no answer is older than its versions say. */
  versions?: LiveVersions;
}

interface LoggedOut {
  /** The browser still presents a session that was ended on purpose, so its data of the member are to be cleared. */
  ended?: true;
}

/** Who asks for a page of a brand. */
export type Viewer = Actor<LoggedIn, LoggedOut>;

/** What an unchanged answer needs of the member who fetches again; nothing else of them is read then. */
export interface LiveMember {
  id: string;
  versions: LiveVersions;
  /** Zero unless it was asked for. */
  credits: number;
}

/** What an event stream needs of the member who opens it. */
export interface StreamMember extends Pick<ViewerMember, 'id' | 'invisible' | 'lastActiveAt'> {
  sessionId: string;
}
