import { defineAppError } from '~/server/response/app-error';

/** A debit of this member or of this account was returned by the bank (specification, section 8). */
export const debitBlocked = defineAppError('billing.debit-blocked', 403);
/** The order would exceed what one member or account may pay by direct debit now (specification, section 8). */
export const debitLimit = defineAppError('billing.debit-limit', 409);
/** The code was used in the meantime, perhaps on another device. */
export const codeSpent = defineAppError('billing.debit-code-spent', 409);
/** Another code was asked for too early. Value: `seconds`. */
export const codeWait = defineAppError('billing.debit-code-wait', 409);
/** So many codes were sent that no further one is sent for now. Value: `hours`, after which it is possible again. */
export const tooManyCodes = defineAppError('billing.debit-code-limit', 429);
/** The message with the code could not be handed over. */
export const codeNotSent = defineAppError('billing.debit-code-not-sent', 503);
/** There is no such bundle here, direct debit is not offered, or the account is deleted. */
export const notFound = defineAppError('errors.page-not-found', 404);
