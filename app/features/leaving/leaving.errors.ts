import { defineAppError } from '~/server/response/app-error';

/** The password with which a deletion is confirmed. */
export const wrongPassword = defineAppError('leaving.wrong-password', 403);
/** Values: minutes (for the text) and retry_after (seconds). */
export const passwordBlocked = defineAppError('leaving.password-blocked', 429);
/** The account has no password, so a mailed link confirms. */
export const noPassword = defineAppError('leaving.no-password', 409);
/** An archive that does not exist, is someone else's, or whose time is over. */
export const noArchive = defineAppError('errors.page-not-found', 404);
