import { defineRefusal } from '~/server/response/app-error';

/** This person has no saved search with this id on this brand. */
export const noSuchSearch = defineRefusal('errors.page-not-found', 404);
/** Value: limit. */
export const savedTooMany = defineRefusal('members.saved-too-many', 409);
