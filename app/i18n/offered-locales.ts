import { completeLocales, DEFAULT_LOCALE, localesForCountry, type Locale } from './locales';

/**
 * The country's complete languages, and always the current one, which the visitor may have chosen in `/lang-config`.
 */
export function offeredLocales(
  country: string | null | undefined,
  current: Locale = DEFAULT_LOCALE,
  offered: readonly Locale[] = completeLocales,
): Locale[] {
  const here = localesForCountry(country).filter((locale) => offered.includes(locale));
  return here.includes(current) ? here : [...here, current];
}
