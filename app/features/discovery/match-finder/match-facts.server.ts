import type { MatchCandidate } from '~db/queries/match-candidate';
import { ageOf, todayIn } from '~/server/context/calendar';
import { shownDistance } from '~/features/profiles/places/distance.service.server';
import { listInterests } from '~/features/profiles/view/lists.service.server';
import { regionName } from '~/features/profiles/places/place-names.service.server';
import { traitOptions } from '~/features/profiles/traits/trait-words.service.server';
import type { MemberContext } from '~/server/context/context.server';
import type { ProfileField } from '~/tenancy/tenant-choices';
import type { MatchFacts, MatchWord } from './match-score';

/**
 * Returns a function that reads candidates as far as this brand shows profiles: a hidden field counts as not stated.
 */
export function factsReader(context: MemberContext): (row: MatchCandidate) => MatchFacts {
  const { member, tenant, clock } = context;
  const shows = (field: ProfileField) => tenant.visible_profile_fields.includes(field);
  const today = todayIn(clock.now(), tenant.time_zone);
  const interests = new Map(listInterests(context).map(({ id, name }) => [id, name]));
  const words = (trait: 'relationship_status' | 'body_type') => {
    const known = new Map(traitOptions(context, trait).map(({ id, name }) => [id, name]));
    return (value: string | null): MatchWord | null => {
      const word = value !== null && shows(trait) ? known.get(value) : undefined;
      return word === undefined ? null : { id: value!, word };
    };
  };
  const [situation, build] = [words('relationship_status'), words('body_type')];
  const place = shows('countryregion');
  return (row) => {
    const says = row.interests !== null && shows('interests');
    const enjoyed = says ? (JSON.parse(row.interests!) as string[]).filter((id) => interests.has(id)) : [];
    return {
      age: ageOf(row.birth_date, today),
      km: place ? shownDistance(member.geoCell, row.geo_cell) : null,
      sameRegion: place && row.region_id === member.regionId ? regionName(context, row.region_id) : null,
      interests: new Map(enjoyed.map((id) => [id, interests.get(id)!])),
      saysInterests: enjoyed.length > 0,
      situation: situation(row.relationship_status),
      build: build(row.body_type),
      tattoos: shows('tattoos') ? row.tattoos : null,
    };
  };
}
