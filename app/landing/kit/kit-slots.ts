/**
 * The slots that components of the kit read by name: a lander that imports one must have these slots in its manifest,
 * and does not pass them on. `npm run lander -- check` reads this list.
 */
export const kitSlots: Readonly<Record<string, readonly string[]>> = {
  BeginForm: ['name-label', 'email-label', 'action', 'closed-action'],
  MessageField: ['message-label', 'message-placeholder'],
  MessageForm: ['send', 'terms'],
  SignupAction: ['action', 'closed-action'],
};
