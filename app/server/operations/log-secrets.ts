/** A secret of ours as it stands in addresses and cookies (ids.ts): 32 bytes, base64url. */
const TOKEN = /(?<![\w-])[\w-]{43}(?![\w-])/g;
/** Of a mail server's refusal, for one. What begins with `@` is a package, not a mailbox. */
const EMAIL = /[\w.%+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** A line of the log without what opens an account or names a person, wherever a library put it (message, stack, path). */
export function withoutSecrets(line: string): string {
  return line.replace(EMAIL, '…@…').replace(TOKEN, '…');
}
