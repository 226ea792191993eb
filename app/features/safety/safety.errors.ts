import { defineAppError } from '~/server/response/app-error';

/** There is no such person whom this viewer may know of. */
export const nobodyHere = defineAppError('errors.page-not-found', 404);
/** The action is about the member's own profile, photo or message. */
export const notYourself = defineAppError('safety.not-yourself', 400);
