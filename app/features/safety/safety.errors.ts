import { defineRefusal } from '~/server/response/app-error';

/** Nobody this person could know of. */
export const nobodyHere = defineRefusal('errors.page-not-found', 404);
/** One's own profile, photo or message. */
export const notYourself = defineRefusal('safety.not-yourself', 400);
