/** As the log of consents names it. */
export const WAITING_LIST_CONSENT = 'waiting_list';

/** The version of the text that is agreed to; a test compares it with the words. */
export const WAITING_LIST_VERSION = '2026-11-25';
