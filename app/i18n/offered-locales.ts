import { completeLocales, DEFAULT_LOCALE, localesForCountry, type Locale } from './locales';

/**
 * What the language dropdown shows in a country: its languages as far as they are complete, and always the one in
 * use, so that nobody sees a menu without their own choice. `/lang-config` lists all of `completeLocales`.
 */
export function offeredLocales(
  country: string | null | undefined,
  current: Locale = DEFAULT_LOCALE,
  offered: readonly Locale[] = completeLocales,
): Locale[] {
  const here = localesForCountry(country).filter((locale) => offered.includes(locale));
  return here.includes(current) ? here : [...here, current];
}
