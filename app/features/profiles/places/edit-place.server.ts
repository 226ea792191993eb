import type { MemberRow } from '~db/schema/member';
import type { MemberContext } from '~/server/context/context.server';
import {
  countryName,
  countryOptions,
  regionName,
  regionOptions,
  townName,
  townNames,
} from './place-names.service.server';
import type { EditPlace } from '../edit/profile-edit';

/** The member's place, and the countries, regions and towns to choose from. */
export function editPlace(context: MemberContext, row: MemberRow): EditPlace {
  const country = context.tenant.countries.find((served) => served === row.country) ?? context.tenant.countries[0]!;
  const region = row.country === country ? (row.region_id ?? '') : '';
  const towns = townNames(context, region);
  const town = townName(context, row);
  return {
    country,
    region,
    city: town !== null && towns.includes(town) ? town : '',
    words: wordsOf(context, row),
    locatedAt: row.located_at,
    near: row.geo_cell !== null,
    countries: countryOptions(context),
    regions: regionOptions(context, country),
    towns,
  };
}

/** Town, region and country as far as they are known; null if none is. */
function wordsOf(context: MemberContext, row: MemberRow): string | null {
  if (row.country === null) return null;
  const parts = [townName(context, row), regionName(context, row.region_id), countryName(context, row.country)];
  return parts.filter((part) => part !== null).join(', ');
}
