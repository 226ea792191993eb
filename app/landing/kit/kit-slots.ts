/** Slots that components read by name: the manifest of a lander that imports one must have them (`lander -- check`). */
export const kitSlots: Readonly<Record<string, readonly string[]>> = {
  BeginForm: ['name-label', 'email-label', 'action'],
  MessageField: ['message-label', 'message-placeholder'],
  MessageForm: ['send', 'terms'],
  SignupAction: ['action'],
};
