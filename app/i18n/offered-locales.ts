import { completeLocales, DEFAULT_LOCALE, localesForCountry, type Locale } from './locales';

/**
 * The languages of the language menu in a country: the country's complete languages, and always the current one, so
 * that the menu contains the visitor's own choice. `/lang-config` lists all of `completeLocales`.
 */
export function offeredLocales(
  country: string | null | undefined,
  current: Locale = DEFAULT_LOCALE,
  offered: readonly Locale[] = completeLocales,
): Locale[] {
  const here = localesForCountry(country).filter((locale) => offered.includes(locale));
  return here.includes(current) ? here : [...here, current];
}
