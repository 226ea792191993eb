import { defineRefusal } from '~/server/response/app-error';

/** Unknown, of another brand, not confirmed, deleted: nobody learns which. */
export const profileNotFound = defineRefusal('errors.page-not-found', 404);
