/**
 * A member counts as online for this long after a request. An open page sends one every minute, or every five minutes
 * with live events, so someone who only reads stays online.
 */
export const ONLINE_MS = 10 * 60 * 1000;

/** Whether someone who was last active at `at` counts as online; both in epoch milliseconds. */
export const isOnline = (now: number, at: number): boolean => now - at < ONLINE_MS;
