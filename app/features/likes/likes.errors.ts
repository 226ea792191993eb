import { defineAppError } from '~/server/response/app-error';

export const likeSelf = defineAppError('likes.not-yourself', 400);
/** The same response whether the profile is deleted, disabled, not confirmed, of another brand or never existed. */
export const likedNobody = defineAppError('likes.nobody-here', 404);
export const youBlock = defineAppError('likes.you-block', 403);
export const matchStays = defineAppError('likes.match-stays', 409);
/** /likes/{type} exists for received, sent and matches only. */
export const noSuchList = defineAppError('errors.page-not-found', 404);
/** /likes/m/{id} shows only members with a like in at least one direction. */
export const noLikeBetween = defineAppError('errors.page-not-found', 404);
