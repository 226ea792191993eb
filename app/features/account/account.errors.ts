import { defineRefusal } from '~/server/response/app-error';

/** Wrong e-mail, wrong password or no such account: one answer for all three. */
export const loginFailed = defineRefusal('account.login-failed', 401);
/** Values: minutes (for the text) and retry_after (seconds). */
export const loginBlocked = defineRefusal('account.login-blocked', 429);
/** Right password, but the account was deleted and can still be had back. */
export const accountDeleted = defineRefusal('account.signup-deleted', 403);
/** The brand takes nobody who comes this way. */
export const inviteOnly = defineRefusal('account.invite-only', 403);
/** The first message is for a made-up profile, and this brand's team answers for none. Value: name. */
export const fictionalClosed = defineRefusal('account.fictional-closed', 403);
/** The first message is for a member who hears first from members they like. Values: named (yes, no), name. */
export const memberClosed = defineRefusal('account.member-closed', 403);
/** Many accounts came from here. Values: minutes (for the text) and retry_after (seconds). */
export const signupLater = defineRefusal('account.signup-later', 429);
/** More passwords wait to be checked than can be checked in reasonable time. */
export const tooBusy = defineRefusal('errors.try-again-later', 503);
