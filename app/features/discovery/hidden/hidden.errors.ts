import { defineRefusal } from '~/server/response/app-error';

/** There is no member with this id whom this person could hide on this brand. */
export const hideNobody = defineRefusal('errors.page-not-found', 404);
export const hideSelf = defineRefusal('members.hide-yourself', 400);
/** Value: limit. */
export const hiddenTooMany = defineRefusal('members.hidden-too-many', 409);
