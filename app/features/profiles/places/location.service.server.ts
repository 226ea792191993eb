import { patchMember } from '~db/queries/member';
import { cellOf, type Coordinates, kilometresBetween } from '~db/schema/geo-cell';
import type { TownResponse } from '~/contract/places';
import type { MemberContext, RequestContext } from '~/server/context/context.server';
import { regionName, townName } from './place-names.service.server';
import { findTown } from './regions.server';
import { placesOf } from './places.server';

/** Stores the nearest town of this brand's countries, never the coordinates. Returns false if there is none nearby. */
export async function locateMember(context: MemberContext, point: Coordinates): Promise<TownResponse | false> {
  const { db, tenant, member, clock, limits } = context;
  await limits.profile.take(`${tenant.id}|${member.id}`);
  const town = nearestTown(point, tenant.countries);
  if (!town) return false;
  await patchMember(db, member.id, { ...homeOf(town), located_at: clock.now() });
  return toTownResponse(context, town);
}

function toTownResponse(context: Pick<RequestContext, 'locale'>, { country, regionId, name }: Town): TownResponse {
  const city = townName(context, { region_id: regionId, city: name }) ?? name;
  return { country, countryregion: regionId, region: regionName(context, regionId) ?? '', city };
}

/**
 * The town may be given in any language and is stored under one name. Only a town has a cell to compute distances from.
 */
export function homeOf({ country, regionId, name }: { country: string; regionId: string | null; name: string | null }) {
  const town = regionId === null || name === null ? undefined : findTown(regionId, name);
  return {
    country,
    // A form or a link may still name a first-level region; its town tells the finer one.
    region_id: town?.regionId ?? regionId,
    city: town?.name ?? null,
    geo_cell: town ? cellOf(town) : null,
  };
}

/** A town further away than this says nothing about where someone is. */
const FURTHEST_KM = 60;

interface Town {
  country: string;
  regionId: string;
  name: string;
}

/** The nearest town of these countries. Undefined if none is within 60 km, for example at sea or abroad. */
export function nearestTown(point: Coordinates, countries: readonly string[]): Town | undefined {
  let nearest: Town | undefined;
  let least = FURTHEST_KM;
  for (const country of countries) {
    for (const region of placesOf(country)) {
      for (const city of region.cities) {
        const distance = kilometresBetween(point, city);
        if (distance >= least) continue;
        least = distance;
        nearest = { country, regionId: city.regionId, name: city.name };
      }
    }
  }
  return nearest;
}
