import { defineAppError } from '~/server/response/app-error';

/** New terms apply by now, and the member has not said yes to them: nothing is sent or ordered until then. */
export const termsFirst = defineAppError('errors.terms-first', 403);
