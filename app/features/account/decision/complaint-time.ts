/** Digital Services Act, article 20: for so long at least one can complain about a decision. */
export const COMPLAINT_MONTHS = 6;

/** The days of the longest such time, from March to September or from July to January. */
export const COMPLAINT_DAYS = 184;
