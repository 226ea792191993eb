import type { HiddenBy } from '~/contract/profile';

/** The logged-in member as every page knows them; read with the session in one query. */
export interface ViewerMember {
  id: string;
  name: string;
  email: string;
  status: 'not_confirmed' | 'active';
  profileStatus: 'disabled' | 'active';
  /** Why others do not see the profile; null where they do. */
  hiddenBy: HiddenBy;
  /** Of the team's decision that hides it. */
  decisionNumber: string | null;
  paidUser: boolean;
  /** Cached balance of the member's account. */
  credits: number;
  language: string;
  country: string;
  regionId: string | null;
  /** Where they are, no finer than a cell; null where it is not known. */
  geoCell: number | null;
  /** Nobody learns when they are here, nor whose profiles they look at. */
  invisible: boolean;
  gender: 'male' | 'female' | null;
  /** Whom they look for, where their profile says so. */
  seeks: 'male' | 'female' | null;
  sexuality: 'hetero' | 'gay' | 'lesbian' | 'bi' | null;
  /** YYYY-MM-DD */
  birthDate: string | null;
  /** Notification types switched off. */
  notificationsDisabled: string[];
  signupDate: number;
  lastActiveAt: number;
  mainPhoto: { filename: string; thumbFilename: string; matchFilename: string | null; status: 'active' } | null;
}

export type Viewer = { kind: 'visitor' } | { kind: 'member'; member: ViewerMember; sessionId: string };
