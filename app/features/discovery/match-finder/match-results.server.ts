import { listMatchCandidates, type MatchCandidate, type MatchSearch } from '~db/queries/match-candidate';
import { listMemberCards } from '~db/queries/member-card';
import { listNearestToRank } from '~db/queries/search';
import { NEAR_KM, stepsAway, toKilometres } from '~/features/profiles/places/distance';
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
/** And, where the wish is someone near, so many of the nearest. */
const NEAREST = 120;
const SHOWN = 24;

export interface BestMatch extends SuggestedPerson {
  /** What is also true of them; the reasons where no others are. */
  further: MatchReason[];
}

/**
 * Of the most recently active people of the wished gender, ages and country, and of the nearest, without those whom the
 * member likes.
 */
export async function findBestMatches(
  context: MemberContext,
  answers: KnownAnswers,
  { realOnly, shown = SHOWN, liked }: { realOnly: boolean; shown?: number; liked?: ReadonlySet<string> },
): Promise<{ people: BestMatch[]; examined: number }> {
  const { db, member, tenant, clock } = context;
  const { gender: usual, country } = searchDefaults(context);
  const today = todayIn(clock.now(), tenant.time_zone);
  const gender = answers.meet === 'any' ? '' : (answers.meet ?? usual);
  const search: MatchSearch = {
    memberId: member.id,
    filters: { ...(gender && { gender }), ...(answers.near !== 'anywhere' && { country }) },
    ...(answers.ages && { bornFrom: bornFrom(today, answers.ages.to), bornUntil: bornUntil(today, answers.ages.from) }),
    realOnly,
    lookingFor: member.gender,
    hidden: await findLeftOutIds(db, member.id),
    limit: EXAMINED,
  };
  const rows = await withNearest(context, answers, search, await listMatchCandidates(db, search));
  const read = factsReader(context, gender !== '');
  // The sort is stable: of people with equal scores and steps of distance the most recently active comes first.
  const best = rows
    .map((row) => {
      const facts = read(row);
      const away = facts.distance ? stepsAway(toKilometres(facts.distance)) : 0;
      return { id: row.id, scored: scoreProfile(answers, facts), away };
    })
    .sort((a, b) => b.scored.score - a.scored.score || a.away - b.away)
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

/** Also those who live near and were here before hundreds of others, where the wish is someone near. */
async function withNearest(
  { db, member, tenant }: MemberContext,
  answers: KnownAnswers,
  search: MatchSearch,
  rows: MatchCandidate[],
): Promise<MatchCandidate[]> {
  const { geoCell: cell } = member;
  const tells = tenant.visible_profile_fields.includes('countryregion');
  if (answers.near !== 'near' || cell === null || !tells || rows.length < EXAMINED) return rows;
  const { filters, bornFrom: from, bornUntil: until, realOnly, hidden } = search;
  const known = new Set([...hidden, ...rows.map(({ id }) => id)]);
  const bounds = { ...filters, ...(from && { bornFrom: from }), ...(until && { bornUntil: until }), realOnly };
  const near = await listNearestToRank(db, { filters: bounds, hidden }, { cell, kilometres: NEAR_KM }, NEAREST);
  const among = near.map(({ id }) => id).filter((id) => !known.has(id));
  return among.length === 0 ? rows : [...rows, ...(await listMatchCandidates(db, { ...search, among }))];
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
