import { defineRefusal } from '~/server/response/app-error';

export const likeSelf = defineRefusal('likes.not-yourself', 400);
/** The same response whether the profile is deleted, disabled, not confirmed, of another brand or never existed. */
export const likedNobody = defineRefusal('likes.nobody-here', 404);
export const youBlock = defineRefusal('likes.you-block', 403);
export const matchStays = defineRefusal('likes.match-stays', 409);
/** /likes/{type} exists for received, sent and matches only. */
export const noSuchList = defineRefusal('errors.page-not-found', 404);
/** /likes/m/{id} shows only members with a like in at least one direction. */
export const noLikeBetween = defineRefusal('errors.page-not-found', 404);
