import { defineRefusal } from '~/server/response/app-error';

export const swipedNobody = defineRefusal('errors.page-not-found', 404);
/** The member has used all likes of the swipe game for today. Liking on profiles is still possible. */
export const noLikesLeft = defineRefusal('swipe.no-likes-left', 403);
export const noSuchQuestion = defineRefusal('errors.page-not-found', 404);
