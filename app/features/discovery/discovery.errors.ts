import { defineAppError } from '~/server/response/app-error';

export const swipedNobody = defineAppError('errors.page-not-found', 404);
/** The member has used all likes of the swipe game for today. Liking on profiles is still possible. */
export const noLikesLeft = defineAppError('swipe.no-likes-left', 403);
/** The few seconds in which a like of the swipe game can be undone are over. */
export const undoTooLate = defineAppError('swipe.too-late', 409);
export const noSuchQuestion = defineAppError('errors.page-not-found', 404);
