import { defineAppError } from '~/server/response/app-error';

/** Wrong e-mail address, wrong password and unknown account give the same domain error. */
export const loginFailed = defineAppError('account.login-failed', 401);
/** The same for every attempt at a brand that reveals nothing about accounts, where nobody logs in before confirming. */
export const loginFailedNeutral = defineAppError('account.login-failed-neutral', 401);
/** Values: minutes (for the text) and retry_after (seconds). */
export const loginBlocked = defineAppError('account.login-blocked', 429);
/** The password is right, but the account was deleted and can still be restored. */
export const accountDeleted = defineAppError('account.signup-deleted', 403);
/** Too many passwords are queued for checking. */
export const tooBusy = defineAppError('errors.try-again-later', 503);
/** Too many reset mails went to this e-mail address in a day. Value: retry_after (seconds). */
export const tooManyResets = defineAppError('account.too-many-resets', 429);
