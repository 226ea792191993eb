import { defineAppError } from '~/server/response/app-error';

/** The link was used, has expired, or never existed. */
export const linkInvalid = defineAppError('account.link-invalid', 410);
/** Too many reset mails went to this e-mail address in a day. Value: retry_after (seconds). */
export const tooManyResets = defineAppError('account.too-many-resets', 429);
