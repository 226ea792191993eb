import { Rejected } from '../provider-errors';
import type { MailAddress, OutgoingMail } from './mail-port';

/** C0 and C1 control characters: a line break would begin further headers, and some servers cut a value at NUL. */
const CONTROL = /\p{Cc}/u;
/** One plain mailbox: no list, group, comment, quoting, display name or route. */
const EMAIL = /^[^\s\p{Cc}@<>()[\]\\,;:"]{1,64}@[^\s\p{Cc}@<>()[\]\\,;:"]{1,255}$/u;
const HEADER_NAME = /^[A-Za-z][A-Za-z0-9-]{0,76}$/;
/** Headers that the port writes itself, or that could add a recipient, a sender or another body. */
const OWN_HEADERS = new Set(
  'from to cc bcc subject date message-id sender reply-to return-path received mime-version resent-to resent-cc resent-bcc'.split(
    ' ',
  ),
);
const MAX_BODY = 256 * 1024;

/** Throws `Rejected`. Every adapter calls this first, so header injection is impossible with any library. */
export function checkMail(provider: string, mail: OutgoingMail): void {
  const refuse = (reason: string): never => {
    throw new Rejected(provider, reason);
  };
  if (!/^[a-z0-9][a-z0-9-]{0,62}$/.test(mail.tenant)) refuse('the tenant is not a slug');
  if (!isEmail(mail.to)) refuse('the recipient is not a single e-mail address');
  checkSender(mail.from, refuse);
  if (mail.returnPath !== undefined && !isEmail(mail.returnPath)) refuse('the return path is not an e-mail address');
  if (CONTROL.test(mail.subject)) refuse('the subject contains a control character');
  if (mail.subject.trim() === '' || mail.subject.length > 500) refuse('the subject is empty or too long');
  if (mail.messageId !== undefined && !isEmail(mail.messageId))
    refuse('the message id does not have the form local@domain');
  if (Buffer.byteLength(mail.text) + Buffer.byteLength(mail.html) > MAX_BODY) refuse('the body is larger than 256 kB');
  for (const [name, value] of Object.entries(mail.headers)) {
    if (!HEADER_NAME.test(name)) refuse('a header has an invalid name');
    if (OWN_HEADERS.has(name.toLowerCase()) || /^content-(?!language$)/i.test(name))
      refuse(`the header ${name} must not be set`);
    if (CONTROL.test(value) || value.length > 2000)
      refuse(`the header ${name} contains a control character or is too long`);
  }
}

function checkSender(from: MailAddress, refuse: (reason: string) => never): void {
  if (!isEmail(from.address)) refuse('the sender is not a single e-mail address');
  if (CONTROL.test(from.name) || from.name.length > 200)
    refuse('the sender’s name contains a control character or is too long');
}

function isEmail(text: string): boolean {
  return text.length <= 254 && EMAIL.test(text);
}

/** The mail's own message id, or a new one in the sender's domain. */
export function messageIdOf(mail: OutgoingMail, ids: { random(): string }): string {
  return mail.messageId ?? `${ids.random()}@${mail.from.address.split('@')[1]}`;
}
