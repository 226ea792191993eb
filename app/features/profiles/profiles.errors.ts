import { defineAppError } from '~/server/response/app-error';

/** The same for a member who is unknown, of another brand, not confirmed or deleted, so that nobody learns which. */
export const profileNotFound = defineAppError('errors.page-not-found', 404);
/** 403 without the authentication flag: a blocked member stays logged in. Its value is `name`. */
export const blockedBy = defineAppError('members.blocked-by', 403);
/** The section was saved elsewhere since this form was filled: a stale tab must not undo that unseen. */
export const changedElsewhere = defineAppError('profile.changed-elsewhere', 409);
