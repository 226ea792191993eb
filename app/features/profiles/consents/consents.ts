/**
 * What a member is asked apart from everything else, each with the version of its text. With a new text the consent has to
 * be given again: until then it counts as not given.
 */
export const consentVersions = {
  /** Sexual orientation, a special category of data (GDPR, article 9). */
  sensitive_data: '2026-11-23',
  /**
   * Visitors without an account may see the member (`visitors_too`). At first it was asked for landing pages alone, hence
   * the name; anyone who had agreed to these goes on being shown to visitors.
   */
  member_landing: '2026-11-24',
  /** The comparison of the first photo with a picture of a pose; the brand's setting `photo_check`. */
  photo_check: '2026-11-24',
  /** The brand's setting `member_resell`. */
  resell: '2026-11-23',
} as const;

/** So many days at most a picture of a pose that was rejected waits for a second look. */
export const SECOND_CHECK_DAYS = 14;

export type ConsentKind = keyof typeof consentVersions;
export const consentKinds = Object.keys(consentVersions) as ConsentKind[];

/** What partners get of a member who agreed to `resell`; the text that asks for it names exactly these. */
export const resellFields = ['name', 'email', 'country', 'language'] as const;

/** A consent as its owner sees it. */
export interface ShownConsent {
  kind: ConsentKind;
  /** 'outdated': given to a text that has changed since, so it no longer counts. */
  state: 'given' | 'outdated' | 'none';
  /** When the member last decided; null if never. */
  at: number | null;
  version: string;
}

/** A line of the member's own record. */
export interface ConsentRecord {
  id: string;
  kind: string;
  given: boolean;
  at: number;
  version: string;
}

/** Whether visitors without an account may see the member too, and the text that the member reads before saying so. */
export interface VisitorsChoice {
  too: boolean;
  version: string;
}

/** For at most so long a visitor may be shown a copy of a page or photo that was made before the member said no. */
export const COPIES_LAST_MINUTES = 5;
