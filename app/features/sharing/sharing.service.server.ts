import { localesForCountry, supportedLocale, type Locale } from '~/i18n/locales';
import type { RequestContext } from '~/server/context/context.server';
import { textFor } from '~/tenancy/tenant-text';
import { claimOf, plainClaim } from './claim';
import { versionOf, type SharingSubject } from './sharing-card.server';

/** How other sites preview the links of a page. */
export interface SharedPicture {
  /** An absolute URL that never changes what it shows. */
  image: string;
  alt: string;
}

type Brand = Pick<RequestContext, 'tenant'>;

/** The brand's own image. */
export function brandSubject({ tenant }: Brand, locale: Locale): SharingSubject {
  const title = textFor(tenant.index_title, locale);
  return { locale, claim: claimOf(title, tenant.name, locale), alt: title, lander: null };
}

export function landerSubject(
  { tenant }: Brand,
  { locale, headline, ...lander }: NonNullable<SharingSubject['lander']> & { locale: Locale; headline: string },
): SharingSubject {
  return { locale, claim: headline, alt: `${tenant.name}: ${plainClaim(headline)}`, lander };
}

/** The address of an image is cheap to make: it names what the image will show, and the image is made when it is asked for. */
export async function sharedPicture(
  { tenant, origin }: Pick<RequestContext, 'tenant' | 'origin'>,
  subject: SharingSubject,
): Promise<SharedPicture> {
  const { locale, lander, alt } = subject;
  const slug = lander?.slug ? `.${lander.slug}` : '';
  const name = lander ? `lander-${lander.name}${slug}` : 'brand';
  const version = await versionOf(tenant, subject);
  return { image: `${origin}/sharing/${name}.${locale}.jpg?v=${version}`, alt };
}

/** Where a language is at home, if none of the brand's countries speaks it. */
const HOME: Readonly<Record<Locale, string>> = {
  da: 'DK',
  de: 'DE',
  en: 'GB',
  es: 'ES',
  fi: 'FI',
  fr: 'FR',
  it: 'IT',
  nb: 'NO',
  nl: 'NL',
  pl: 'PL',
  sv: 'SE',
};

/** In the notation of the Open Graph protocol (en_GB). */
export function sharingLocale({ tenant }: Brand, locale: Locale): string {
  const country = tenant.countries.find((country) => localesForCountry(country).includes(locale)) ?? HOME[locale];
  return `${locale}_${country}`;
}

const NAMES = /^(?:brand|lander-([a-z][a-z0-9-]*)(?:\.([a-z0-9-]+))?)\.([a-z]{2})\.jpg$/;

/** Reads the last part of an image's URL; undefined for any other. */
export function readSharingName(
  name: string,
): { lander: string | null; slug: string | null; locale: Locale } | undefined {
  const [, lander = null, slug = null, locale] = NAMES.exec(name) ?? [];
  return supportedLocale(locale) ? { lander, slug, locale } : undefined;
}
