import { defineRefusal } from '~/server/response/app-error';

export const swipedNobody = defineRefusal('errors.page-not-found', 404);
/** All likes of the day are given. Elsewhere one may like on. */
export const noLikesLeft = defineRefusal('swipe.no-likes-left', 403);
export const noSuchQuestion = defineRefusal('errors.page-not-found', 404);
