import { defineRefusal } from '~/server/response/app-error';

/** 403 without the authentication flag: who is blocked stays logged in. Carries `name`. */
export const blockedBy = defineRefusal('members.blocked-by', 403);
/** Nobody this person could know of. */
export const nobodyHere = defineRefusal('errors.page-not-found', 404);
/** One's own profile, photo or message. */
export const notYourself = defineRefusal('safety.not-yourself', 400);
