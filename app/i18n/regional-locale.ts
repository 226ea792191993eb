import { localesForCountry, type Locale } from './locales';

/**
 * The BCP 47 tag for a brand's dates, times and numbers (en-GB, nl-BE). Only the pairs of the specification's table are
 * combined, since browsers differ in rarer ones; elsewhere English is en-GB and other languages stand alone.
 */
export function regionalLocale(locale: Locale, country: string | null | undefined): string {
  if (!country) return locale;
  if (localesForCountry(country).includes(locale)) return `${locale}-${country}`;
  return locale === 'en' ? 'en-GB' : locale;
}
