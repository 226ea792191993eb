import { defineRefusal } from '~/server/response/app-error';

/** The balance is short of what it costs. Values: `credits` (have), `needed`. Not the same as a premium-only feature. */
export const notEnoughCredits = defineRefusal('chat.not-enough-credits', 402);
/** A request key was used before, for something else. */
export const requestKeyReused = defineRefusal('billing.request-key-reused', 409);
/** The brand cannot collect money here and now. */
export const paymentsUnavailable = defineRefusal('billing.payments-unavailable', 503);
/** The provider did not answer; the same order can be sent again. */
export const providerUnavailable = defineRefusal('billing.provider-unavailable', 503);
/** The price the member saw is no longer the price: shown again, ordered again. */
export const priceChanged = defineRefusal('billing.price-changed', 409);
/** No such bundle, method or order for this member here. */
export const notFound = defineRefusal('errors.page-not-found', 404);
