import type { MemberRow } from '~db/schema/member';
import type { MemberContext } from '~/server/context/context.server';
import { countryName, countryOptions, regionName, regionOptions, townNames } from './place-names.service.server';
import type { EditPlace } from '../edit/profile-edit';

/** Where the member is, and the countries, regions and towns to choose from. */
export function editPlace(context: MemberContext, row: MemberRow): EditPlace {
  const country = context.tenant.countries.find((served) => served === row.country) ?? context.tenant.countries[0]!;
  const region = row.country === country ? (row.region_id ?? '') : '';
  const towns = townNames(context, region);
  return {
    country,
    region,
    city: row.city !== null && towns.includes(row.city) ? row.city : '',
    words: wordsOf(context, row),
    locatedAt: row.located_at,
    near: row.geo_cell !== null,
    countries: countryOptions(context),
    regions: regionOptions(context, country),
    towns,
  };
}

/** Town, region and country, as far as they are known. */
function wordsOf(context: MemberContext, { city, region_id, country }: MemberRow): string | null {
  if (country === null) return null;
  const parts = [city, regionName(context, region_id), countryName(context, country)];
  return parts.filter((part) => part !== null).join(', ');
}
