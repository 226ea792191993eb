import { defineRefusal } from '~/server/response/app-error';

/** What an operator is told; members never see these. */

/** No conversation with a made-up profile has that id on this brand. */
export const unknownConversation = defineRefusal('inbox.unknown-conversation', 404);
/** Answered by somebody else, or its 48 hours are over, or nobody could read an answer any more. */
export const notWaiting = defineRefusal('inbox.not-waiting', 409);
/** The member wrote more than the operator has read. Value: newest (its number). */
export const newerMessage = defineRefusal('inbox.newer-message', 409);
/** Nothing, or nothing visible. */
export const emptyAnswer = defineRefusal('inbox.empty-answer', 400);
/** Values: length, max (characters). */
export const longAnswer = defineRefusal('inbox.long-answer', 400);
/** The brand answers for no made-up profile now. */
export const closedBrand = defineRefusal('inbox.closed-brand', 409);
