import { defineAppError } from '~/server/response/app-error';

/** There is no such person whom this viewer may know of. */
export const nobodyHere = defineAppError('errors.page-not-found', 404);
/** The action is about the member's own profile, photo or message. */
export const notYourself = defineAppError('safety.not-yourself', 400);
/** Anyone who is not logged in must say where the answer goes. */
export const emailNeeded = defineAppError('legal.case-email-needed', 400);
/** No decision of staff has this number, or there is none yet. */
export const caseNumberUnknown = defineAppError('legal.case-number-unknown', 404);
/** The decision was made too long ago for a complaint. */
export const tooOld = defineAppError('legal.case-too-old', 409);
