import type { CountryCode } from '~/tenancy/tenant-choices';
import { holdsPhoneNumber } from './phone-number.server';
import { lettersOnly, plainWords } from './plain-words';

/** Kinds of contact details that lead away from the platform, in the order in which they are reported. */
export type Contact = 'email' | 'link' | 'phone' | 'messenger';

/** Top-level domains that are not words of the supported languages: `.com` alone is enough to make a URL. */
const ENDINGS = 'com|net|org|nl|eu|info|io|uk|xyz|tv|gg|ly|biz|fr|pl|dk|fi|ch|online|website|shop|dating|chat|live';
/** Those that are words as well (`leuk.me`) count only with a path behind them. */
const WORD_ENDINGS = 'be|de|it|me|no|at|es|se|to|us|in|is|so|app|link|site|club|page|nu';

/**
 * Those that count in the texts of a profile. Where someone has forgotten the space after a full stop, the others are the
 * first word of a sentence: "I am a calm person.Online I am rarely".
 */
const SURE_ENDINGS = 'com|org|nl|eu|uk|xyz|gg|ly|biz|fr|pl|dk|fi|ch';

const DOT = /\s{0,3}[([{<]?\s{0,3}(?<!\p{L})(?:dot|punt|point)(?!\p{L})\s{0,3}[)\]}>]?\s{0,3}/gu;
/** In a profile the bare word says something else: "at this point online dating is new to me". */
const BRACKETED_DOT = /\s{0,3}[([{<]\s{0,3}(?:dot|punt|point)\s{0,3}[)\]}>]\s{0,3}/gu;
const AT =
  /\s{0,3}[([{<]\s{0,3}(?:at|apenstaart(?:je)?)\s{0,3}[)\]}>]\s{0,3}|\s{0,3}(?<!\p{L})apenstaart(?:je)?(?!\p{L})\s{0,3}/gu;

/** The name of a mail provider behind `before` is enough: `anna at gmail`, `anna@hotmail`. */
const emailBehind = (before: string) =>
  new RegExp(
    [
      String.raw`[\p{L}\p{N}._%+-]\s?@\s?[\p{L}\p{N}-]{1,60}\s?\.\s?[\p{L}\p{N}-]`,
      String.raw`(?:${before})\s?(?:gmail|hotmail|outlook|yahoo|icloud|protonmail|proton|ziggo|kpnmail|live|gmx|aol|msn)\s?(?:\.|$|[\s,!?])`,
      String.raw`(?<!\p{L})(?:gmail|hotmail|protonmail)(?!\p{L})`,
    ].join('|'),
    'u',
  );
const EMAIL = emailBehind(String.raw`@|(?<!\p{L})(?:at|bij|op)\s`);
/** People work at Yahoo, and love being at live concerts. */
const SURE_EMAIL = emailBehind('@');

const linkWith = (endings: string, apart: string) =>
  new RegExp(
    [
      String.raw`https?:|(?<!\p{L})www\s?\.`,
      String.raw`[\p{L}\p{N}-]{2}\.(?:${endings})(?![\p{L}\p{N}])`,
      String.raw`[\p{L}\p{N}-]{2}\s\.\s?(?:${apart})(?![\p{L}\p{N}])`,
      String.raw`[\p{L}\p{N}-]\.(?:${ENDINGS}|${WORD_ENDINGS})\/[\p{L}\p{N}]`,
    ].join('|'),
    'u',
  );
const LINK = linkWith(ENDINGS, 'com|net|org|nl|eu|info');
const SURE_LINK = linkWith(SURE_ENDINGS, 'com|org|nl|eu');

/** `@annas_68`. Nothing else is written in this form. */
const HANDLE = String.raw`(?<![\p{L}\p{N}])@(?=[\p{L}\p{N}_.]{0,40}[\d_.][\p{L}\p{N}_])[\p{L}\p{N}_.]{3}`;

/** Names that have no other meaning; short or everyday names only where they clearly mean a way to write. */
const MESSENGERS = new RegExp(
  [
    String.raw`(?<!\p{L})(?:whats ?app|wh?ats?app|wapp|appie me|telegram|snapchat|instagram|insta|facebook|messenger|wechat|viber|skype|discord|threema|onlyfans|tik ?tok|icq|hangouts)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:my|mijn|op|on|via|add me on)\s(?:snap|kik|signal|line|ig|fb|wa|tg)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:snap|kik|signal|line|ig|fb|wa|tg)\s?(?:id|app|naam|name|:|=)`,
    HANDLE,
  ].join('|'),
  'u',
);

/** Names long enough to be found across spaces and dots without matching other words. */
const SPELT_OUT = /whatsapp|telegram|instagram|snapchat|facebook|onlyfans/;

/**
 * A service with the name of someone's account there, and not only the service: `insta: annas68`. Abbreviations ("geen
 * Facebook e.d.") and years behind it are no names.
 */
const ACCOUNT = new RegExp(
  [
    String.raw`(?<!\p{L})(?:whats ?app|wapp|telegram|signal|snapchat|snap|instagram|insta|facebook|wechat|viber|skype|threema|onlyfans|tik ?tok|icq|kik|ig|fb|tg)\s?(?:id|naam|name|is|-)?\s?(?:[:=@][\p{L}\p{N}]|[:=]?\s@?(?=[\p{L}\p{N}.]{0,40}[\d_])(?=[\d_.]{0,40}\p{L})[\p{L}\p{N}_.]{4})`,
    HANDLE,
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
  const plain = plainWords(text);
  const written = plain.replace(AT, '@').replace(BRACKETED_DOT, '.');
  return (
    SURE_EMAIL.test(written) || SURE_LINK.test(written) || holdsPhoneNumber(plain, countries) || ACCOUNT.test(plain)
  );
}
