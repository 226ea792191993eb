/** A secret as it is written in URLs and cookies (ids.ts): 32 bytes, base64url. */
const TOKEN = /(?<![\w-])[\w-]{43}(?![\w-])/g;
/** An e-mail address, as in the refusal of a mail server. A text that begins with `@` is a package, not a mailbox. */
const EMAIL = /[\w.%+-]+@[\w-]+(?:\.[\w-]+)+/g;

/**
 * Removes from a line of the log what opens an account or names a person, wherever a library put it (message, stack,
 * path).
 */
export function withoutSecrets(line: string): string {
  return line.replace(EMAIL, '…@…').replace(TOKEN, '…');
}
