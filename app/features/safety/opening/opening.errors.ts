import { defineRefusal } from '~/server/response/app-error';
import type { Contact } from './contact-words.server';

/** Contact details that a first message may not hold yet. The text stays in the sender's composer. */
export const heldContact: Record<Contact, ReturnType<typeof defineRefusal>> = {
  phone: defineRefusal('safety.first-phone', 403),
  link: defineRefusal('safety.first-link', 403),
  email: defineRefusal('safety.first-email', 403),
  messenger: defineRefusal('safety.first-messenger', 403),
};
/** The same text was sent to several others. Value: people. */
export const sameOpener = defineRefusal('safety.same-opener', 403);
/** A new account has started as many conversations as it may for now. Values: count, and until when. */
export const newAccountLimit = defineRefusal('safety.new-account-limit', 403);
/** The team has hidden the member's own profile. Values: email, of customer service, and the decision's number. */
export const profileHidden = defineRefusal('safety.profile-hidden', 403);
/** The same for a decision made before decisions had numbers. Value: email. */
export const profileDisabled = defineRefusal('safety.profile-disabled', 403);
