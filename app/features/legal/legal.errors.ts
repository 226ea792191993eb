import { defineAppError } from '~/server/response/app-error';

/** This brand has no such page. */
export const noPage = defineAppError('errors.page-not-found', 404);
