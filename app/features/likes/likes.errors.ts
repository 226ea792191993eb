import { defineRefusal } from '~/server/app-error';

export const likeSelf = defineRefusal('likes.not-yourself', 400);
export const likedNobody = defineRefusal('errors.page-not-found', 404);
export const youBlock = defineRefusal('likes.you-block', 403);
