import type { ErrorValues } from '~/contract/problem';
import { messageId } from '~/i18n/message-id';
import { NAME_MAX, NAME_MIN, parseName } from './display-name';
import { containsEmail } from './email-address';
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

/** The endings of domains that are used most, so that nobody is refused who calls himself «Mr.Right» or «J.R.». */
const ENDINGS =
  'com net org info biz app xyz top site online shop store club live link click chat date dating eu uk ie nl be lu de at ch fr es ' +
  'it pt dk se no fi pl cz us ru cc co gg in io ly me ml sh tk to tv ws';
const DOMAIN = new RegExp(`[\\p{L}\\p{N}-]{2,}\\.(?:${ENDINGS.replaceAll(' ', '|')})(?![\\p{L}\\p{N}])`, 'u');
const SCHEME = /[a-z]{3,}:\/\/|(?<![\p{L}\p{N}])www\d?\./u;

/**
 * Whether a name contains what mail programs turn into a link. A stranger who signs up with someone else's e-mail address
 * could otherwise advertise in our mails, and a member in the list of members.
 */
function containsUrl(text: string): boolean {
  const plain = text.normalize('NFKC').replaceAll('。', '.').toLowerCase();
  return SCHEME.test(plain) || DOMAIN.test(plain);
}

/** A Cyrillic letter or a digit, and the Latin letter that it resembles; i, l and 1 count as one. */
const SIMILAR = new Map(
  ['аa', 'еe', 'оo', 'рp', 'сc', 'уy', 'хx', 'іl', '0o', '1l', '3e', '5s', 'il', '$s'].map((pair) => [
    pair[0]!,
    pair[1]!,
  ]),
);

/** The words of a name without accents, in letters that count as the same if they look the same. */
const comparedWords = (name: string) =>
  [...name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()]
    .map((sign) => SIMILAR.get(sign) ?? sign)
    .join('')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/**
 * Whether a member's name says that it is the brand or its staff: «Golden Hour», «GoldenHour Support», «G0lden-Hour».
 * Nobody else may write to members in the name of the brand.
 */
function namesBrand(name: string, brand: string): boolean {
  const own = [...comparedWords(brand).join('')];
  return own.length > 0 && new RegExp(` ${own.join(' ?')} `, 'u').test(` ${comparedWords(name).join(' ')} `);
}

/** As a message is cleaned, and composed. Returns '' where nothing visible remains. */
export const cleanWords = (text: string): string =>
  cleanWritten(text)
    .normalize('NFC')
    .replaceAll(/\n{4,}/g, '\n\n\n');
