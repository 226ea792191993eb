import type { ErrorValues } from '~/contract/problem';
import { messageId } from '~/i18n/message-id';
import { NAME_MAX, NAME_MIN, parseName } from './display-name';
import { containsEmail } from './email-address';
import { containsUrl } from './contains-url';
import { namesBrand } from './names-brand';
import { cleanWritten } from './written-text';

export type ReadName =
  { ok: true; name: string } | { ok: false; name: string | undefined; problem: { id: string; values?: ErrorValues } };

/** Sentences of section 5 of the specification; see locales/en/account.json. */
const texts = {
  invalid: messageId('account.name-invalid'),
  isEmail: messageId('account.name-is-email'),
  startsWithAt: messageId('account.name-starts-with-at'),
  isUrl: messageId('account.name-is-url'),
  isBrand: messageId('account.name-is-brand'),
};

export interface NameRules {
  /** The person's own e-mail address, which the name must not be. */
  email: string;
  /** The name of the brand, in whose name no member may write. */
  brand: string;
}

/** The name as it is stored, or what is wrong with it. */
export function readName(text: string, { email, brand }: NameRules): ReadName {
  const trimmed = text.trim();
  const wrong = (id: string, name?: string, values?: ErrorValues): ReadName => ({
    ok: false,
    name,
    problem: values ? { id, values } : { id },
  });
  if (trimmed.startsWith('@')) return wrong(texts.startsWithAt);
  if (trimmed !== '' && (trimmed.toLowerCase() === email.trim().toLowerCase() || containsEmail(trimmed))) {
    return wrong(texts.isEmail);
  }
  const name = parseName(text);
  // The first character may have been invisible and hidden the @.
  if (name?.startsWith('@')) return wrong(texts.startsWithAt, name);
  if (name === undefined) return wrong(texts.invalid, undefined, { min: NAME_MIN, max: NAME_MAX });
  if (containsUrl(name)) return wrong(texts.isUrl, name);
  if (namesBrand(name, brand)) return wrong(texts.isBrand, name);
  return { ok: true, name };
}

/** As a message is cleaned, and composed. Returns '' where nothing visible remains. */
export const cleanWords = (text: string): string =>
  cleanWritten(text)
    .normalize('NFC')
    .replaceAll(/\n{4,}/g, '\n\n\n');
