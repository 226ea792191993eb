/** Spec section 2: in the chat and lander layouts the entry warning only shows in these countries. */
export const BARE_ENTRY_COUNTRIES = ['NL', 'DE'] as const;
