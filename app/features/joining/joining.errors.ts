import { defineRefusal } from '~/server/response/app-error';

/** The brand takes nobody who comes this way. */
export const inviteOnly = defineRefusal('account.invite-only', 403);
/** The first message is for a made-up profile, and this brand's team answers for none. Value: name. */
export const fictionalClosed = defineRefusal('account.fictional-closed', 403);
/** The first message is for a member who hears first from members they like. Values: named (yes, no), name. */
export const memberClosed = defineRefusal('account.member-closed', 403);
/** Many accounts came from here. Values: minutes (for the text) and retry_after (seconds). */
export const signupLater = defineRefusal('account.signup-later', 429);
