import { defineAppError } from '~/server/response/app-error';

/** This person has no saved search with this id on this brand. */
export const noSuchSearch = defineAppError('errors.page-not-found', 404);
/** Value: limit. */
export const savedTooMany = defineAppError('members.saved-too-many', 409);
