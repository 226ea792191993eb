import { listMatchCandidates } from '~db/queries/match-candidate';
import { listMemberCards } from '~db/queries/member-card';
import { bornFrom, bornUntil, todayIn } from '~/server/context/calendar';
import { personSummaries } from '~/features/profiles/view/person-summary.service.server';
import type { MemberContext } from '~/server/context/context.server';
import { findLeftOutIds } from '~/features/profiles/view/visibility.service.server';
import { factsReader } from './match-facts.server';
import type { KnownAnswers, SuggestedPerson } from './match-finder';
import { scoreProfile } from './match-score';
import { searchDefaults } from '../filters/search-defaults.server';

/** The number of most recently active people who are compared, whatever is wished. */
const EXAMINED = 400;
const SHOWN = 24;

export interface Suggestions {
  people: SuggestedPerson[];
  examined: number;
}

/**
 * The best of the most recently active people of the wished gender, ages and country. People whom the member likes are
 * left out.
 */
export async function findBestMatches(
  context: MemberContext,
  answers: KnownAnswers,
  { realOnly, shown = SHOWN, liked }: { realOnly: boolean; shown?: number; liked?: ReadonlySet<string> },
): Promise<Suggestions> {
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
