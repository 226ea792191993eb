import { defineAppError } from '~/server/response/app-error';

/** Values: `kind` (day, week or month), `limit` and what is `left` of it in minor units, `currency`. */
export const ownLimit = defineAppError('billing.own-limit', 409);
/** The member's limit is in another currency. Value: `currency`. */
export const ownLimitCurrency = defineAppError('billing.own-limit-currency', 409);
/** The member paused ordering. Value: `until`, in epoch milliseconds. */
export const orderingPaused = defineAppError('billing.ordering-paused', 409);
/** A pause ends in the future, within a year. */
export const pauseTooLong = defineAppError('billing.limits-day-wrong', 409);
