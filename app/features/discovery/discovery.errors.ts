import { defineAppError } from '~/server/response/app-error';

export const swipedNobody = defineAppError('errors.page-not-found', 404);
/** The member has used all likes of the swipe game for today. Liking on profiles is still possible. */
export const noLikesLeft = defineAppError('swipe.no-likes-left', 403);
export const noSuchQuestion = defineAppError('errors.page-not-found', 404);
