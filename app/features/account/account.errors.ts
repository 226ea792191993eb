import { defineRefusal } from '~/server/response/app-error';

/** Wrong e-mail, wrong password or no such account: one answer for all three. */
export const loginFailed = defineRefusal('account.login-failed', 401);
/** Values: minutes (for the text) and retry_after (seconds). */
export const loginBlocked = defineRefusal('account.login-blocked', 429);
/** Right password, but the account was deleted and can still be had back. */
export const accountDeleted = defineRefusal('account.signup-deleted', 403);
/** More passwords wait to be checked than can be checked in reasonable time. */
export const tooBusy = defineRefusal('errors.try-again-later', 503);
