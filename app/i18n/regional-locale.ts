import { localesForCountry, type Locale } from './locales';

/**
 * The BCP 47 tag for a brand's dates, times and numbers: the language as its country writes it (en-GB, nl-BE, de-AT).
 * The words depend on the language only. Only the pairs of the specification's table are combined, since browsers
 * differ in rarer ones. In other countries English is en-GB and any other language has no country; without a country
 * the tag is the language alone.
 */
export function regionalLocale(locale: Locale, country: string | null | undefined): string {
  if (!country) return locale;
  if (localesForCountry(country).includes(locale)) return `${locale}-${country}`;
  return locale === 'en' ? 'en-GB' : locale;
}
