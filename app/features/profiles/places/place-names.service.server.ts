import type { RequestContext } from '~/server/context/context.server';
import { townIn } from './names-in-language.server';
import { citiesOf, findRegion, regionsOf } from './regions.server';

type Reader = Pick<RequestContext, 'texts' | 'locale'>;

interface Home {
  country: string | null;
  region_id: string | null;
  city: string | null;
}

export interface NamedPlace {
  id: string;
  name: string;
}

// As many entries as there are languages and countries: Intl.DisplayNames is slow to ask and never changes its mind.
const countries = new Map<string, string>();

/** A country in the reader's language; the code itself where no name is known. */
export function countryName({ texts, locale }: Reader, code: string): string {
  const key = `${locale}|${code}`;
  let name = countries.get(key);
  if (name === undefined) {
    name = texts(locale).formatDisplayName(code, { type: 'region' }) ?? code;
    countries.set(key, name);
  }
  return name;
}

/** A region as the reader's language writes it; null for none and for one that is not known. */
export function regionName({ locale }: Pick<Reader, 'locale'>, id: string | null): string | null {
  return id === null ? null : (findRegion(id, locale)?.name ?? null);
}

/** A town as the reader's language writes it; null where none is known. */
export function townName(
  { locale }: Pick<Reader, 'locale'>,
  { region_id, city }: Pick<Home, 'region_id' | 'city'>,
): string | null {
  return city !== null && region_id !== null ? townIn(locale, region_id, city) : city;
}

/** Where a member is at home, as near as the brand shows it: town or region, else country, else nothing. */
export function shownPlace(context: Reader & Pick<RequestContext, 'tenant'>, home: Home): string | null {
  const fields = context.tenant.visible_profile_fields;
  const near = fields.includes('countryregion')
    ? (townName(context, home) ?? regionName(context, home.region_id))
    : null;
  if (near !== null || home.country === null || !fields.includes('country')) return near;
  return countryName(context, home.country);
}

/** Where a region is; undefined for an id that is none. */
export function countryOfRegion(id: string): string | undefined {
  return findRegion(id)?.country;
}

/** The regions of a country to choose from, by name. */
export function regionOptions({ locale }: Pick<Reader, 'locale'>, country: string): NamedPlace[] {
  return regionsOf(country, locale).map(({ id, name }) => ({ id, name }));
}

/** The countries a brand serves, as its file orders them: its main country first. */
export function countryOptions(context: RequestContext): NamedPlace[] {
  return context.tenant.countries.map((id) => ({ id, name: countryName(context, id) }));
}

/** The towns of a region to choose from, by name; none for an unknown region. */
export function townNames({ locale }: Pick<Reader, 'locale'>, regionId: string): string[] {
  return citiesOf(regionId)
    .map(({ name }) => townIn(locale, regionId, name))
    .sort((a, b) => a.localeCompare(b, locale));
}

/** The country a visitor's page speaks of: their own where the brand serves it. */
export function landerCountry(context: RequestContext): { code: string; name: string } {
  const { country, tenant } = context;
  const here = country.selected ?? country.geoip;
  const code = (tenant.countries as string[]).includes(here) ? here : tenant.countries[0]!;
  return { code, name: countryName(context, code) };
}
