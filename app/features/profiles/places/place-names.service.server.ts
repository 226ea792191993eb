import type { RequestContext } from '~/server/context/context.server';
import type { Tenant } from '~/tenancy/tenant';
import type { EditPlace, NamedPlace } from './edit-place';
import type { RegionOption } from './region-options';
import { townIn } from './names-in-language.server';
import { areasOf, citiesOf, findRegion, isSmallRegion, regionsOf, regionsWithin } from './regions.server';

type Reader = Pick<RequestContext, 'texts' | 'locale'>;

interface Home {
  country: string | null;
  region_id: string | null;
  city: string | null;
}

// Unbounded: there are only languages times countries. `Intl.DisplayNames` is slow and its results never change.
const countries = new Map<string, string>();

/** A country in the reader's language, or the code itself if no name is known. */
export function countryName({ texts, locale }: Reader, code: string): string {
  const key = `${locale}|${code}`;
  let name = countries.get(key);
  if (name === undefined) {
    name = texts(locale).formatDisplayName(code, { type: 'region' }) ?? code;
    countries.set(key, name);
  }
  return name;
}

/** A region in the reader's language; null if `id` is null or unknown. */
export function regionName({ locale }: Pick<Reader, 'locale'>, id: string | null): string | null {
  return id === null ? null : (findRegion(id, locale)?.name ?? null);
}

/** Whether a region is small enough to tell where someone lives: Utrecht is, England is not. */
export function tellsPlace(id: string | null): boolean {
  return id !== null && isSmallRegion(id);
}

/** A town in the reader's language; null if no town is known. */
export function townName(
  { locale }: Pick<Reader, 'locale'>,
  { region_id, city }: Pick<Home, 'region_id' | 'city'>,
): string | null {
  return city !== null && region_id !== null ? townIn(locale, region_id, city) : city;
}

/** A member's place as precisely as the brand shows it: town or region, else country, else null. */
export function shownPlace(context: Reader & Pick<RequestContext, 'tenant'>, home: Home): string | null {
  const fields = context.tenant.visible_profile_fields;
  const near = fields.includes('countryregion')
    ? (townName(context, home) ?? regionName(context, home.region_id))
    : null;
  if (near !== null || home.country === null || !fields.includes('country')) return near;
  return countryName(context, home.country);
}

/** What the brand shows of a member's place: the town or region with a distance, the country, or nothing. */
export function shownPlaceKind({
  visible_profile_fields: fields,
}: Pick<Tenant, 'visible_profile_fields'>): EditPlace['shown'] {
  if (fields.includes('countryregion')) return 'region';
  return fields.includes('country') ? 'country' : 'nothing';
}

/** The country of a region; undefined for an unknown id. */
export function countryOfRegion(id: string): string | undefined {
  return findRegion(id)?.country;
}

/** The regions of a country to choose from, in the order of their groups (regionsOf). */
export function regionOptions({ locale }: Pick<Reader, 'locale'>, country: string): RegionOption[] {
  return regionsOf(country, locale).map(({ id, name, area }) => ({ id, name, ...(area && { area }) }));
}

/** The first-level regions of a country, sorted by name: those of its map. */
export function areaOptions({ locale }: Pick<Reader, 'locale'>, country: string): NamedPlace[] {
  return areasOf(country, locale).map(({ id, name }) => ({ id, name }));
}

/** The ids with which those are stored who live in a region: its own and, for a larger one, those of its parts. */
export function regionIds(id: string): readonly string[] {
  return regionsWithin(id);
}

/** The countries that a brand serves, in the order of its file: the main country first. */
export function countryOptions(context: RequestContext): NamedPlace[] {
  return context.tenant.countries.map((id) => ({ id, name: countryName(context, id) }));
}

/** The towns of a region to choose from, sorted by name; empty for an unknown region. */
export function townNames({ locale }: Pick<Reader, 'locale'>, regionId: string): string[] {
  return citiesOf(regionId)
    .map(({ name }) => townIn(locale, regionId, name))
    .sort((a, b) => a.localeCompare(b, locale));
}

/** The country that a visitor's page is about: the visitor's own if the brand serves it. */
export function landerCountry(context: RequestContext): { code: string; name: string } {
  const { country, tenant } = context;
  const here = country.selected ?? country.geoip;
  const code = (tenant.countries as string[]).includes(here) ? here : tenant.countries[0]!;
  return { code, name: countryName(context, code) };
}
