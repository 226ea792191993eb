/** In characters, as the limits of all texts are. */
export const PASSWORD_LEAST = 8;
export const PASSWORD_MOST = 128;

/**
 * What every form takes that asks for a password: far more than any has, because a character that is sent in parts
 * counts once, and anyone who chose one must be able to type it everywhere. It keeps megabytes of text away from the more
 * expensive checks.
 */
export const PASSWORD_TYPED = 4000;
