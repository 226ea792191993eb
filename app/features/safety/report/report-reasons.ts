/** The reasons for a report: a closed list, the gravest first. */
export const reportReasons = [
  'underage', 'danger', 'scam', 'harassment', 'explicit', 'stolen', 'spam', 'other',
] as const; // prettier-ignore
export type ReportReason = (typeof reportReasons)[number];

/** The priority of a report by its reason. Each further reporter of the same member adds one. */
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

/** The greatest length of the reporter's own words, in characters. */
export const WORDS_LENGTH = 1000;
