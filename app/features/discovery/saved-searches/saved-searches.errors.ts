import { defineRefusal } from '~/server/response/app-error';

/** No such saved search for this person, on this brand. */
export const noSuchSearch = defineRefusal('errors.page-not-found', 404);
/** Value: limit. */
export const savedTooMany = defineRefusal('members.saved-too-many', 409);
