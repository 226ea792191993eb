import { defineRefusal } from '~/server/response/app-error';

export const likeSelf = defineRefusal('likes.not-yourself', 400);
/** Deleted, disabled, not confirmed, of another brand or never there: all the same to who asks. */
export const likedNobody = defineRefusal('likes.nobody-here', 404);
export const youBlock = defineRefusal('likes.you-block', 403);
export const matchStays = defineRefusal('likes.match-stays', 409);
/** /likes/{type} knows received, sent and matches. */
export const noSuchList = defineRefusal('errors.page-not-found', 404);
/** /likes/m/{id} shows members with a like either way. */
export const noLikeBetween = defineRefusal('errors.page-not-found', 404);
