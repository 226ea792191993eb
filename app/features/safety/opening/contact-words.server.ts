import type { CountryCode } from '~/tenancy/tenant-choices';
import { holdsPhoneNumber } from './phone-number.server';
import { lettersOnly, plainWords } from './plain-words';

/** Kinds of contact details that lead away from the platform, in the order in which they are reported. */
export type Contact = 'email' | 'link' | 'phone' | 'messenger';

/** Top-level domains that are not words of the supported languages: `.com` alone is enough to make a URL. */
const ENDINGS = 'com|net|org|nl|eu|info|io|uk|xyz|tv|gg|ly|biz|fr|pl|dk|fi|ch|online|website|shop|dating|chat|live';
/** Those that are words as well (`leuk.me`) count only with a path behind them. */
const WORD_ENDINGS = 'be|de|it|me|no|at|es|se|to|us|in|is|so|app|link|site|club|page|nu';

const DOT = /\s{0,3}[([{<]?\s{0,3}(?<!\p{L})(?:dot|punt|point)(?!\p{L})\s{0,3}[)\]}>]?\s{0,3}/gu;
const AT =
  /\s{0,3}[([{<]\s{0,3}(?:at|apenstaart(?:je)?)\s{0,3}[)\]}>]\s{0,3}|\s{0,3}(?<!\p{L})apenstaart(?:je)?(?!\p{L})\s{0,3}/gu;

const EMAIL = new RegExp(
  [
    String.raw`[\p{L}\p{N}._%+-]\s?@\s?[\p{L}\p{N}-]{1,60}\s?\.\s?[\p{L}\p{N}-]`,
    // The name of a mail provider is enough: `anna at gmail`, `anna@hotmail`.
    String.raw`(?:@|(?<!\p{L})(?:at|bij|op)\s)\s?(?:gmail|hotmail|outlook|yahoo|icloud|protonmail|proton|ziggo|kpnmail|live|gmx|aol|msn)\s?(?:\.|$|[\s,!?])`,
    String.raw`(?<!\p{L})(?:gmail|hotmail|protonmail)(?!\p{L})`,
  ].join('|'),
  'u',
);

const LINK = new RegExp(
  [
    String.raw`https?:|(?<!\p{L})www\s?\.`,
    String.raw`[\p{L}\p{N}-]{2}\.(?:${ENDINGS})(?![\p{L}\p{N}])`,
    String.raw`[\p{L}\p{N}-]{2}\s\.\s?(?:com|net|org|nl|eu|info)(?![\p{L}\p{N}])`,
    String.raw`[\p{L}\p{N}-]\.(?:${ENDINGS}|${WORD_ENDINGS})\/[\p{L}\p{N}]`,
  ].join('|'),
  'u',
);

/** Names that have no other meaning; short or everyday names only where they clearly mean a way to write. */
const MESSENGERS = new RegExp(
  [
    String.raw`(?<!\p{L})(?:whats ?app|wh?ats?app|wapp|appie me|telegram|snapchat|instagram|insta|facebook|messenger|wechat|viber|skype|discord|threema|onlyfans|tik ?tok|icq|hangouts)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:my|mijn|op|on|via|add me on)\s(?:snap|kik|signal|line|ig|fb|wa|tg)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:snap|kik|signal|line|ig|fb|wa|tg)\s?(?:id|app|naam|name|:|=)`,
    // A handle. Nothing else is written in this form.
    String.raw`(?<![\p{L}\p{N}])@(?=[\p{L}\p{N}_.]{0,40}[\d_.][\p{L}\p{N}_])[\p{L}\p{N}_.]{3}`,
  ].join('|'),
  'u',
);

/** Names long enough to be found across spaces and dots without matching other words. */
const SPELT_OUT = /whatsapp|telegram|instagram|snapchat|facebook|onlyfans/;

/** A service with the name of somebody's account there, and not only the service: `insta: annas68`, `@annas_68`. */
const ACCOUNT = new RegExp(
  [
    String.raw`(?<!\p{L})(?:whats ?app|wapp|telegram|snapchat|instagram|insta|facebook|wechat|viber|skype|threema|onlyfans|tik ?tok|icq|kik|ig|fb|tg)\s?(?:id|naam|name)?\s?(?:[:=@][\p{L}\p{N}]|[:=]?\s@?(?=[\p{L}_.]{0,40}[\d_.][\p{L}\p{N}_])[\p{L}\p{N}_.]{3})`,
    String.raw`(?<![\p{L}\p{N}])@(?=[\p{L}\p{N}_.]{0,40}[\d_.][\p{L}\p{N}_])[\p{L}\p{N}_.]{3}`,
  ].join('|'),
  'u',
);

/** The first contact detail in a text for a brand of these countries; undefined if there is none. */
export function findContact(text: string, countries: readonly CountryCode[]): Contact | undefined {
  const plain = plainWords(text);
  const spoken = plain.replace(AT, '@').replace(DOT, '.');
  if (EMAIL.test(spoken)) return 'email';
  if (LINK.test(spoken)) return 'link';
  if (holdsPhoneNumber(plain, countries)) return 'phone';
  if (MESSENGERS.test(plain) || SPELT_OUT.test(lettersOnly(plain))) return 'messenger';
  return undefined;
}

/** Whether a text of a profile holds one. "I do not use WhatsApp" says something about a person, "insta: annas68" does not. */
export function holdsContact(text: string, countries: readonly CountryCode[]): boolean {
  const found = findContact(text, countries);
  return (found !== undefined && found !== 'messenger') || ACCOUNT.test(plainWords(text));
}
