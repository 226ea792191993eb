import { chooseLocale } from '~/i18n/choose-locale';
import { localesForCountry, supportedLocale, type Locale } from '~/i18n/locales';
import type { Tenant } from '~/tenancy/tenant';
import { BRAND, type AnnouncementText, type AnnouncementTexts } from './announcement';

type Spoken = Pick<Tenant, 'domain_language' | 'countries'>;

/** The language of a brand's pages for someone of whom nothing is known. */
export const mainLanguage = ({ domain_language: domainLanguage, countries }: Spoken): Locale =>
  chooseLocale({ domainLanguage, country: countries[0] });

/** The languages in which a brand needs each text: its own, and those of its countries. */
export function neededLanguages(tenant: Spoken): Locale[] {
  const spoken = tenant.countries.flatMap((country) => localesForCountry(country));
  return [...new Set([mainLanguage(tenant), ...spoken])];
}

/** The reader's language if all of the texts exist in it, else the brand's, so that one mail has one language. */
export function languageFor(tenant: Spoken, language: string, all: readonly AnnouncementTexts[]): Locale {
  const isIn = (locale: Locale) => all.every((texts) => texts[locale] !== undefined);
  return supportedLocale(language) && isIn(language) ? language : mainLanguage(tenant);
}

/**
 * The text in this language, else in the brand's, else in whichever there is: a brand may have changed its language since
 * the text was written.
 */
export function textIn(
  tenant: Spoken & Pick<Tenant, 'name'>,
  texts: AnnouncementTexts,
  language: Locale,
): AnnouncementText {
  const text = texts[language] ?? texts[mainLanguage(tenant)] ?? Object.values(texts)[0]!;
  const named = (text: string) => text.replaceAll(BRAND, tenant.name);
  return { title: named(text.title), paragraphs: text.paragraphs.map(named), link: text.link && named(text.link) };
}
