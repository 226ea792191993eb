import { distanceBetween } from '~db/schema/geo-cell';
import { isMember } from '~/contract/actor';
import type { DistanceUnit, ShownDistance } from '~/contract/distance';
import type { RequestContext } from '~/server/context/context.server';
import { roundedDistance, unitIn } from './distance';

/** The unit of the country where the member lives, and for visitors of the brand's main country. */
export function distanceUnit({ viewer, tenant }: Pick<RequestContext, 'viewer' | 'tenant'>): DistanceUnit {
  return unitIn(isMember(viewer) ? viewer.member.country : tenant.countries[0]!);
}

/** The distance between two places as it is shown to members. Null if one of the two has no place. */
export function shownDistance(a: number | null, b: number | null, unit: DistanceUnit): ShownDistance | null {
  const kilometres = distanceBetween(a, b);
  return kilometres === undefined ? null : roundedDistance(kilometres, unit);
}
