import { defineAppError } from '~/server/response/app-error';

/** What the authenticator signed is not valid here; the reason is in the log only. */
export const passkeyRefused = defineAppError('passkeys.refused', 401);
/** This brand has no such passkey, or no longer. */
export const passkeyUnknown = defineAppError('passkeys.unknown', 401);
/** The question was answered before, or too late. */
export const passkeyTooLate = defineAppError('passkeys.too-late', 400);
/** Anyone who has not confirmed the e-mail address may not be its owner. */
export const confirmFirst = defineAppError('passkeys.confirm-first', 403);
/** Values: most. */
export const tooManyPasskeys = defineAppError('passkeys.too-many', 409);
export const passkeyTaken = defineAppError('passkeys.taken', 409);
/** Without a password, the last passkey is the only way to log in. */
export const lastPasskey = defineAppError('passkeys.last', 409);
