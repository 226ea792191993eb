import { defineAppError } from '~/server/response/app-error';

/** Domain errors shown to operators; members never see these. */

/** No conversation with a fictional profile has that id on this brand. */
export const unknownConversation = defineAppError('inbox.unknown-conversation', 404);
/** No message awaits an answer: someone else answered, 48 hours are over, or the member could not read it any more. */
export const nothingToAnswer = defineAppError('inbox.not-waiting', 409);
/** The member wrote more than the operator has read. Value: newest (the number of the newest message). */
export const newerMessage = defineAppError('inbox.newer-message', 409);
/** The answer is empty or has no visible characters. */
export const emptyAnswer = defineAppError('inbox.empty-answer', 400);
/** Values: length, max (characters). */
export const longAnswer = defineAppError('inbox.long-answer', 400);
/** The brand does not answer for fictional profiles now. */
export const closedBrand = defineAppError('inbox.closed-brand', 409);
