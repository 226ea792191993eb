import { defineRefusal } from '~/server/response/app-error';

/** There is no such person whom this viewer may know of. */
export const nobodyHere = defineRefusal('errors.page-not-found', 404);
/** The action is about the member's own profile, photo or message. */
export const notYourself = defineRefusal('safety.not-yourself', 400);
