import { defineRefusal } from '~/server/response/app-error';

/** Unknown, of another brand, not confirmed, deleted: nobody learns which. */
export const profileNotFound = defineRefusal('errors.page-not-found', 404);
/** 403 without the authentication flag: who is blocked stays logged in. Carries `name`. */
export const blockedBy = defineRefusal('members.blocked-by', 403);
