import { defineRefusal } from '~/server/response/app-error';

/** No such conversation or member for this person, on this brand: an id of anybody else never existed. */
export const notFound = defineRefusal('errors.page-not-found', 404);
/** The person blocks the other one and would have to unblock first. Value: name. */
export const blockedByYou = defineRefusal('chat.blocked-by-you', 403);
/** The other side deleted the account. Value: name. */
export const memberGone = defineRefusal('chat.member-gone', 409);
/** The team has disabled the other one's profile: nobody would read it, nobody could answer. Value: name. */
export const profileDisabled = defineRefusal('chat.profile-disabled', 409);
/** A made-up profile of a brand whose team answers for none: nothing reaches anybody, nothing is charged. Value: name. */
export const fictionalClosed = defineRefusal('chat.fictional-closed', 403);
/** A free member has started as many conversations as free members may. */
export const premiumOnly = defineRefusal('chat.premium-only', 403);
/** The other one chose to hear first from members they like. Value: name. */
export const onlyLiked = defineRefusal('chat.only-liked', 403);
/** The other one chose to hear first from matches. Value: name. */
export const onlyMatches = defineRefusal('chat.only-matches', 403);
/** The sender's own e-mail address is not confirmed yet. */
export const confirmFirst = defineRefusal('chat.confirm-first', 403);
/** The request key was used before, for another message. */
export const requestReused = defineRefusal('chat.request-reused', 409);
