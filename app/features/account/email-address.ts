import { domainToASCII } from 'node:url';

/** Limits of RFC 5321: 64 characters before the @, 254 in total. */
export const EMAIL_MOST = 254;
/** One plain mailbox, without quoting or comments. Dots only between characters: no `a..b@`, `.a@` or `a.@`. */
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/**
 * As mail is sent to it: trimmed, with its domain in lower case and ASCII (münchen.example becomes xn--…). Undefined if
 * it is not valid. The part before the @ keeps its case, which only its own mail server may interpret.
 */
export function parseEmail(typed: string): string | undefined {
  const text = typed.trim();
  const at = text.lastIndexOf('@');
  if (at < 1 || text.length > EMAIL_MOST) return undefined;
  const local = text.slice(0, at);
  const domain = domainToASCII(text.slice(at + 1).toLowerCase());
  if (local.length > 64 || !LOCAL.test(local) || !DOMAIN.test(domain)) return undefined;
  const email = `${local}@${domain}`;
  return email.length <= EMAIL_MOST ? email : undefined;
}

/** Whether the text contains an e-mail address, which must not become part of a public name. */
export function containsEmail(text: string): boolean {
  return /[^\s@]+@[^\s@]+\.[^\s@]{2,}/.test(text);
}
