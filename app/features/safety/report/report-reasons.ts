/** Why somebody is reported: a closed list, the gravest first. */
export const reportReasons = [
  'underage', 'danger', 'scam', 'harassment', 'explicit', 'stolen', 'spam', 'other',
] as const; // prettier-ignore
export type ReportReason = (typeof reportReasons)[number];

/** How soon somebody has to look. Other reporters of the same member each add one. */
export const SEVERITY: Record<ReportReason, number> = {
  underage: 5,
  danger: 5,
  scam: 3,
  harassment: 3,
  explicit: 2,
  stolen: 2,
  spam: 1,
  other: 1,
};

/** Of the reporter's own words. */
export const WORDS_LENGTH = 1000;
