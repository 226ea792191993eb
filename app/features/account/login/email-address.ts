import { domainToASCII } from 'node:url';

/** Bounds of RFC 5321: 64 characters before the @, 254 in all. */
const MAX = 254;
/** Dots only between characters: `a..b@`, `.a@` and `a.@` exist nowhere. One plain mailbox, no quoting, no comments. */
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/**
 * The address as mail goes to it: trimmed, its domain in lower case and ASCII (münchen.example becomes xn--…);
 * undefined where no mail could go. What stands before the @ keeps its case: its owner's server reads it.
 */
export function parseEmail(typed: string): string | undefined {
  const text = typed.trim();
  const at = text.lastIndexOf('@');
  if (at < 1 || text.length > MAX) return undefined;
  const local = text.slice(0, at);
  const domain = domainToASCII(text.slice(at + 1).toLowerCase());
  if (local.length > 64 || !LOCAL.test(local) || !DOMAIN.test(domain)) return undefined;
  const address = `${local}@${domain}`;
  return address.length <= MAX ? address : undefined;
}

/** Looks like an e-mail address, wherever it stands in the text: nobody should be called so in public. */
export function containsEmail(text: string): boolean {
  return /[^\s@]+@[^\s@]+\.[^\s@]{2,}/.test(text);
}
