import { languageOf } from './language-of';
import { LOCALES, DEFAULT_LOCALE, localesForCountry, type Locale } from './locales';

export interface LocaleClues {
  /** The locale cookie, which stands for an explicit choice. */
  cookie?: string | null;
  /** `User.language` of a logged-in member. */
  memberLanguage?: string | null;
  /** The brand's setting `domain_language`, such as `nl` or `nl-NL`. */
  domainLanguage?: string | null;
  acceptLanguage?: string | null;
  /** The visitor's country (ISO 3166-1 alpha-2). */
  country?: string | null;
}

/**
 * The language of a page, from the first of these that gives one: the cookie, the member's language, the brand's domain
 * language, the browser's preference among the country's languages, the country's first language, English.
 */
export function chooseLocale(clues: LocaleClues): Locale {
  const local = localesForCountry(clues.country);
  return (
    find(clues.cookie) ??
    find(clues.memberLanguage) ??
    find(clues.domainLanguage?.slice(0, 2).toLowerCase()) ??
    preferred(clues.acceptLanguage, local) ??
    local[0] ??
    DEFAULT_LOCALE
  );
}

function find(value: string | null | undefined, among: readonly Locale[] = LOCALES): Locale | undefined {
  return among.find((locale) => locale === value);
}

const MAX_RANGES = 20;

/** The first of the browser's languages, by weight and then by order, that is among the given ones. */
function preferred(header: string | null | undefined, among: readonly Locale[]): Locale | undefined {
  if (!header || among.length === 0) return undefined;
  return header
    .split(',', MAX_RANGES)
    .map((range) => {
      const [tag = '', ...parameters] = range.trim().toLowerCase().split(';');
      return { language: languageOf(tag), weight: weightOf(parameters) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ language }) => find(language, among))
    .find((locale) => locale !== undefined);
}

/** `q=0` refuses a language; an invalid weight counts as a refusal too. */
function weightOf(parameters: string[]): number {
  const q = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('q='));
  if (q === undefined) return 1;
  return /^q=(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(q) ? Number(q.slice(2)) : 0;
}
