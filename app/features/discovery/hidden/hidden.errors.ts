import { defineAppError } from '~/server/response/app-error';

/** There is no member with this id whom this person could hide on this brand. */
export const hideNobody = defineAppError('errors.page-not-found', 404);
export const hideSelf = defineAppError('members.hide-yourself', 400);
/** Value: limit. */
export const hiddenTooMany = defineAppError('members.hidden-too-many', 409);
