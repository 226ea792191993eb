import { defineAppError } from '~/server/response/app-error';

/**
 * The balance is lower than the price. Values: `credits` (the balance), `needed`. Not the domain error of a feature for
 * premium members.
 */
export const notEnoughCredits = defineAppError('chat.not-enough-credits', 402);
/** The request key was used before for another request. */
export const requestKeyReused = defineAppError('billing.request-key-reused', 409);
/** The brand cannot take payments at the moment. */
export const paymentsUnavailable = defineAppError('billing.payments-unavailable', 503);
/** The provider did not respond; the same order can be sent again. */
export const providerUnavailable = defineAppError('billing.provider-unavailable', 503);
/** The price has changed since the member saw it: the new one is shown, and the order has to be placed again. */
export const priceChanged = defineAppError('billing.price-changed', 409);
/** There is no such bundle, payment method or order for this member here. */
export const notFound = defineAppError('errors.page-not-found', 404);
/** Nothing of this order can be returned: it was spent or returned already. */
export const nothingToReturn = defineAppError('billing.nothing-to-return', 409);
/** Credits were spent or came back since the amount was shown: the new one is shown. */
export const returnChanged = defineAppError('billing.return-changed', 409);
/** The days in which the order could be returned are over. */
export const returnTooLate = defineAppError('billing.return-too-late', 409);
/** No code like this for this member, or it has ended. Also the answer to anyone who tries too many codes. */
export const codeNotFound = defineAppError('billing.code-not-found', 404);
/** The member could have had the code, and its time is over. */
export const codeEnded = defineAppError('billing.code-ended', 410);
/** Value `order`: the member's own order whose payment is under way with the code, or empty. */
export const codeUsed = defineAppError('billing.code-used', 409);
/** The code needs a larger bundle. Values: `minimum` in minor units, `currency`. */
export const codeMinimum = defineAppError('billing.code-minimum', 409);
/** The code belongs to other payment methods. */
export const codeOtherMethod = defineAppError('billing.code-other-method', 409);
/** The order is paid, has ended, or its payment is under way: the member cannot cancel it. */
export const orderNotOpen = defineAppError('billing.order-not-open', 409);
/** Nothing is sold before the e-mail address is confirmed where only the mailbox decides whose account it is. */
export const confirmFirst = defineAppError('billing.confirm-first', 403);
/** No credits are sold while an amount is open. */
export const openAmountFirst = defineAppError('billing.open-amount-first', 409);
/** The mailed link was used or has expired. */
export const withdrawalLinkEnded = defineAppError('billing.withdrawal-link-ended', 410);
