import { defineAppError } from '~/server/response/app-error';

/** The brand accepts no signups from visitors who come this way. */
export const inviteOnly = defineAppError('account.invite-only', 403);
/** The first message is for a fictional profile, and this brand does not answer for any. Value: name. */
export const fictionalClosed = defineAppError('account.fictional-closed', 403);
/** The first message is for a member who does not accept them from everybody. Values: named (yes, no), name. */
export const memberClosed = defineAppError('account.member-closed', 403);
/** Too many accounts came from this IP address or network. Values: minutes (for the text) and retry_after (seconds). */
export const signupLater = defineAppError('account.signup-later', 429);
/** Too many forms of the waiting list came from this IP address or network. Values: minutes and retry_after (seconds). */
export const waitingListLater = defineAppError('waitinglist.later', 429);
