import { defineAppError } from '~/server/response/app-error';

/** No such conversation or member for this viewer on this brand. Ids of others are treated like unknown ones. */
export const notFound = defineAppError('errors.page-not-found', 404);
/** The viewer blocks the other member and would have to unblock them first. Value: name. */
export const blockedByYou = defineAppError('chat.blocked-by-you', 403);
/** The other member deleted the account. Value: name. */
export const memberGone = defineAppError('chat.member-gone', 409);
/** The fictional profile was retired, so nothing can be sent to it. Value: name. */
export const fictionalGone = defineAppError('chat.fictional-gone', 409);
/** Staff have disabled the other member's profile, so nobody could read or answer. Value: name. */
export const recipientDisabled = defineAppError('chat.profile-disabled', 409);
/** A fictional profile of a brand that does not answer for any: nothing is delivered or charged. Value: name. */
export const fictionalClosed = defineAppError('chat.fictional-closed', 403);
/** A free member has started as many conversations as the brand allows. */
export const premiumOnly = defineAppError('chat.premium-only', 403);
/** The other member accepts first messages only from members they like. Value: name. */
export const onlyLiked = defineAppError('chat.only-liked', 403);
/** The other member accepts first messages only from matches. Value: name. */
export const onlyMatches = defineAppError('chat.only-matches', 403);
/** The sender's own e-mail address is not confirmed yet. */
export const confirmFirst = defineAppError('chat.confirm-first', 403);
/** What a comment is about is not, or no longer, on the profile. */
export const subjectGone = defineAppError('chat.subject-gone', 409);
/** The message that a reply quotes is no longer there for its sender. */
export const quotedGone = defineAppError('chat.quoted-gone', 409);
/** The request key was used before, for another message. */
export const requestReused = defineAppError('chat.request-reused', 409);
