/**
 * What pieces of the kit read by name: a lander that imports one has these slots in its manifest, and need not name
 * them again. `npm run lander -- check` knows them from here.
 */
export const kitSlots: Readonly<Record<string, readonly string[]>> = {
  BeginForm: ['name-label', 'email-label', 'action', 'closed-action'],
  MessageField: ['message-label', 'message-placeholder'],
  MessageForm: ['send', 'terms'],
  SignupAction: ['action', 'closed-action'],
};
