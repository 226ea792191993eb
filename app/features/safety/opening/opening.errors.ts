import { defineAppError } from '~/server/response/app-error';
import type { Contact } from './contact-words.server';

/** Contact details that a first message may not hold yet. The text stays in the sender's composer. */
export const contactErrors: Record<Contact, ReturnType<typeof defineAppError>> = {
  phone: defineAppError('safety.first-phone', 403),
  link: defineAppError('safety.first-link', 403),
  email: defineAppError('safety.first-email', 403),
  messenger: defineAppError('safety.first-messenger', 403),
};
/** The same text was sent to several others. Value: people. */
export const sameOpener = defineAppError('safety.same-opener', 403);
/** A new account has started as many conversations as it may for now. Values: count, and until when. */
export const newAccountLimit = defineAppError('safety.new-account-limit', 403);
/** Staff have hidden the member's own profile. Values: email, of customer service, and the decision's number. */
export const ownProfileHidden = defineAppError('safety.profile-hidden', 403);
/** The same for a decision made before decisions had numbers. Value: email. */
export const ownProfileDisabled = defineAppError('safety.profile-disabled', 403);
