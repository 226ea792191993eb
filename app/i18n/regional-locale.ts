import { localesForCountry, type Locale } from './locales';

/**
 * The BCP 47 tag by which a brand's dates, times and numbers are written: its language as its country writes it
 * (en-GB, nl-BE, de-AT). The words are the language's alone. Only pairs of the specification's table become one, since
 * browsers differ in the rarer ones; English elsewhere is written the European way, other languages as at home, and
 * without a country there is only the language.
 */
export function regionalLocale(locale: Locale, country: string | null | undefined): string {
  if (!country) return locale;
  if (localesForCountry(country).includes(locale)) return `${locale}-${country}`;
  return locale === 'en' ? 'en-GB' : locale;
}
