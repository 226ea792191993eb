/** Spec section 2: the entry warning only for these countries in the chat and lander layouts. */
export const BARE_ENTRY_COUNTRIES = ['NL', 'DE'] as const;
