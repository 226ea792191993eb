/**
 * What a member is asked apart from everything else, each with the version of its text. With a new text the consent has to
 * be given again: until then it counts as not given.
 */
export const consentVersions = {
  /** Sexual orientation, a special category of data (GDPR, article 9). */
  sensitive_data: '2026-11-23',
  /** The text stands beside the switch in the profile (profile.landing-lead). */
  member_landing: '2026-11-22',
  /** The brand's setting `member_resell`. */
  resell: '2026-11-23',
} as const;

export type ConsentKind = keyof typeof consentVersions;
export const consentKinds = Object.keys(consentVersions) as ConsentKind[];

/** What partners get of a member who agreed to `resell`; the text that asks for it names exactly these. */
export const resellFields = ['name', 'email', 'country', 'language'] as const;

/** A consent as its owner sees it. */
export interface ConsentView {
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
