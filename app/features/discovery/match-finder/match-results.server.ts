import { listMatchCandidates, type MatchCandidate } from '~db/queries/match-candidate';
import { listMemberCards } from '~db/queries/member-card';
import { bornFrom, bornUntil, todayIn, ageOf } from '~/server/context/calendar';
import { personSummaries } from '~/features/profiles/view/person-summary.service.server';
import type { MemberContext } from '~/server/context/context.server';
import { findLeftOutIds } from '~/features/profiles/view/visibility.service.server';
import { distanceUnit, shownDistance } from '~/features/profiles/places/distance.service.server';
import { listInterests } from '~/features/profiles/view/lists.service.server';
import { regionName, tellsPlace } from '~/features/profiles/places/place-names.service.server';
import { traitOptions } from '~/features/profiles/traits/trait-words.service.server';
import type { ProfileField } from '~/tenancy/tenant-choices';
import type { KnownAnswers, MatchReason, SuggestedPerson } from './match-finder';
import { scoreProfile, type MatchFacts, type MatchWord } from './match-score';
import { searchDefaults } from '../filters/search-defaults.server';

/** The number of most recently active people who are compared, whatever is wished. */
const EXAMINED = 400;
const SHOWN = 24;

export interface BestMatch extends SuggestedPerson {
  /** What is also true of them; the reasons where no others are. */
  further: MatchReason[];
}

/** Of the most recently active people of the wished gender, ages and country, without those whom the member likes. */
export async function findBestMatches(
  context: MemberContext,
  answers: KnownAnswers,
  { realOnly, shown = SHOWN, liked }: { realOnly: boolean; shown?: number; liked?: ReadonlySet<string> },
): Promise<{ people: BestMatch[]; examined: number }> {
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
  const read = factsReader(context, gender !== '');
  // The sort is stable: of people with equal scores the most recently active comes first.
  const best = rows
    .map((row) => ({ id: row.id, scored: scoreProfile(answers, read(row)) }))
    .sort((a, b) => b.scored.score - a.scored.score)
    .slice(0, shown);
  const scored = new Map(best.map((person) => [person.id, person.scored]));
  const cards = await listMemberCards(
    db,
    best.map(({ id }) => id),
  );
  const people = personSummaries(context, cards, liked ? { liked } : {}).map((person) => {
    const { reasons, further, met, wishes, untold } = scored.get(person.id)!;
    return { person, reasons, further, met, wishes, untold };
  });
  return { people, examined: rows.length };
}

/**
 * Reads candidates as far as this brand shows profiles: a hidden field counts as not stated. `wished`: they are of the
 * gender that the member looks for.
 */
function factsReader(context: MemberContext, wished: boolean): (row: MatchCandidate) => MatchFacts {
  const { member, tenant, clock } = context;
  const shows = (field: ProfileField) => tenant.visible_profile_fields.includes(field);
  const today = todayIn(clock.now(), tenant.time_zone);
  const interests = new Map(listInterests(context).map(({ id, name }) => [id, name]));
  const labelOf = (trait: 'relationship_status' | 'body_type') => {
    const known = new Map(traitOptions(context, trait).map(({ id, name }) => [id, name]));
    return (value: string | null): MatchWord | null => {
      const word = value !== null && shows(trait) ? known.get(value) : undefined;
      return word === undefined ? null : { id: value!, word };
    };
  };
  const [situation, build] = [labelOf('relationship_status'), labelOf('body_type')];
  const place = shows('countryregion');
  const unit = distanceUnit(context);
  const region = place && tellsPlace(member.regionId) ? member.regionId : null;
  return (row) => {
    const says = row.interests !== null && shows('interests');
    const enjoyed = says ? (JSON.parse(row.interests!) as string[]).filter((id) => interests.has(id)) : [];
    return {
      age: ageOf(row.birth_date, today),
      distance: place ? shownDistance(member.geoCell, row.geo_cell, unit) : null,
      sameRegion: row.region_id === region ? regionName(context, region) : null,
      interests: new Map(enjoyed.map((id) => [id, interests.get(id)!])),
      saysInterests: enjoyed.length > 0,
      situation: situation(row.relationship_status),
      build: build(row.body_type),
      tattoos: shows('tattoos') ? row.tattoos : null,
      // Nobody is behind a fictional profile, so it looks for no one.
      seeks:
        wished && row.kind === 'member' && (row.seeks === member.gender || row.seeks === 'both') ? row.seeks : null,
    };
  };
}
