import { DEFAULT_LOCALE, localesForCountry, type Locale } from './locales';

/**
 * The country's languages, and always the current one, which the visitor may have chosen in `/lang-config`.
 */
export function offeredLocales(
  country: string | null | undefined,
  current: Locale = DEFAULT_LOCALE,
): readonly Locale[] {
  const here = localesForCountry(country);
  return here.includes(current) ? here : [...here, current];
}

/** The languages of all countries of a brand, in which its own texts are written. */
export function brandLocales(countries: readonly string[]): readonly Locale[] {
  return [...new Set(countries.flatMap((country) => localesForCountry(country)))];
}
