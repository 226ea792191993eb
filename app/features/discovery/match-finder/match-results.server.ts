import { listMatchCandidates, type MatchCandidate } from '~db/queries/match-candidate';
import { listMemberCards } from '~db/queries/member-card';
import { bornFrom, bornUntil, todayIn, ageOf } from '~/server/context/calendar';
import { personSummaries } from '~/features/profiles/view/person-summary.service.server';
import type { MemberContext } from '~/server/context/context.server';
import { findLeftOutIds } from '~/features/profiles/view/visibility.service.server';
import { shownDistance } from '~/features/profiles/places/distance.service.server';
import { listInterests } from '~/features/profiles/view/lists.service.server';
import { regionName } from '~/features/profiles/places/place-names.service.server';
import { traitOptions } from '~/features/profiles/traits/trait-words.service.server';
import type { ProfileField } from '~/tenancy/tenant-choices';
import type { KnownAnswers, SuggestedPerson } from './match-finder';
import { scoreProfile, type MatchFacts, type MatchWord } from './match-score';
import { searchDefaults } from '../filters/search-defaults.server';

/** The number of most recently active people who are compared, whatever is wished. */
const EXAMINED = 400;
const SHOWN = 24;

/** Of the most recently active people of the wished gender, ages and country, without those whom the member likes. */
export async function findBestMatches(
  context: MemberContext,
  answers: KnownAnswers,
  { realOnly, shown = SHOWN, liked }: { realOnly: boolean; shown?: number; liked?: ReadonlySet<string> },
): Promise<{ people: SuggestedPerson[]; examined: number }> {
  const { db, member, tenant, clock } = context;
  const { gender: usual, country } = searchDefaults(context);
  const today = todayIn(clock.now(), tenant.time_zone);
  const gender = answers.meet === 'any' ? '' : (answers.meet ?? usual);
  const rows = await listMatchCandidates(db, {
    memberId: member.id,
    filters: { ...(gender && { gender }), ...(answers.near !== 'anywhere' && { country }) },
    ...(answers.ages && { bornFrom: bornFrom(today, answers.ages.to), bornUntil: bornUntil(today, answers.ages.from) }),
    realOnly,
    lookingFor: member.gender,
    hidden: await findLeftOutIds(db, member.id),
    limit: EXAMINED,
  });
  const read = factsReader(context);
  // The sort is stable: of people with equal scores the most recently active comes first.
  const best = rows
    .map((row) => ({ id: row.id, scored: scoreProfile(answers, read(row)) }))
    .sort((a, b) => b.scored.score - a.scored.score)
    .slice(0, shown);
  const scored = new Map(best.map((one) => [one.id, one.scored]));
  const cards = await listMemberCards(
    db,
    best.map(({ id }) => id),
  );
  const people = personSummaries(context, cards, liked ? { liked } : {}).map((person) => {
    const { reasons, met, wishes, untold } = scored.get(person.id)!;
    return { person, reasons, met, wishes, untold };
  });
  return { people, examined: rows.length };
}

/** Reads candidates as far as this brand shows profiles: a hidden field counts as not stated. */
function factsReader(context: MemberContext): (row: MatchCandidate) => MatchFacts {
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
