import { DAY } from '~/time/durations';

/** For how long someone on the waiting list stays there; the page, the mails and the privacy text say the same numbers. */

/** The link in the first mail works for so many days; anyone who does not follow it is erased then. */
export const CONFIRM_DAYS = 7;
/** So many days after the mail that signups are open. */
export const AFTER_OPENING_DAYS = 30;
/** After so many months at most, whether signups have opened or not. */
export const MOST_MONTHS = 12;

/** The months at their shortest, so that nobody stays longer than was said. */
const MOST_DAYS = 365;

export const askedUntil = (now: number): number => now + CONFIRM_DAYS * DAY;
export const confirmedUntil = (now: number): number => now + MOST_DAYS * DAY;
export const mailedUntil = (now: number): number => now + AFTER_OPENING_DAYS * DAY;
