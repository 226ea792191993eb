/** A version of the terms, or a change of the privacy page, as its reader sees it. Times are epoch milliseconds. */
export interface ShownChange {
  at: number;
  /** From when it applies to anyone who accepted an earlier version. */
  from: number;
  /** The brand's own words; null where another company has taken over. */
  what: string | null;
}

/** New terms to which a member has not said yes. */
export interface TermsQuestion {
  /** The version that would be accepted. */
  version: string;
  /** The date of the version that was accepted last. */
  accepted: number;
  /** When the first of the changes begins to apply. */
  from: number;
  /** It has begun: sending and ordering wait for the answer. */
  due: boolean;
  changes: ShownChange[];
}

/** The page about terms and privacy in the settings. */
export interface TermsPage {
  question: TermsQuestion | null;
  /** The version that was accepted last, and when; without an entry in the log the day of joining. */
  accepted: { version: number; at: number };
  /** Changes of the privacy page since the member joined, the latest first. */
  privacy: ShownChange[];
}
