import { defineAppError } from '~/server/response/app-error';

/** The link was used, has expired, or never existed. */
export const linkInvalid = defineAppError('account.link-invalid', 410);
