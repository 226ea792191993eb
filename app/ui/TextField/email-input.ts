/** What every field for an e-mail address has: its keyboard on phones, no corrections, and the length of RFC 5321. */
export const emailInput = {
  type: 'email',
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
  maxLength: 254,
} as const;
