import type { Gender } from '~/contract/identifiers';
import type { ShownDistance } from '~/contract/distance';
import { NEAR_KM, toKilometres } from '~/features/profiles/places/distance';
import type { KnownAnswers, MatchReason, QuestionName } from './match-finder';

/** What is known of a person, as far as they state it and the brand shows it. Null means "says nothing", never "no". */
export interface MatchFacts {
  age: number | null;
  /** From the member. */
  distance: ShownDistance | null;
  /** The name of the region, if it is the member's own and small enough to tell something; else null. */
  sameRegion: string | null;
  /** The person's interests, id -> name. */
  interests: ReadonlyMap<string, string>;
  saysInterests: boolean;
  situation: MatchWord | null;
  build: MatchWord | null;
  tattoos: 'yes' | 'no' | null;
  /** Whom the person seeks, if the two look for each other; null if one of them does not say. */
  seeks: Gender | 'both' | null;
}

export interface MatchWord {
  id: string;
  word: string;
}

export interface ProfileScore {
  score: number;
  reasons: MatchReason[];
  /** What is also true of them and was not asked for: the reasons where no wish is met. */
  further: MatchReason[];
  met: number;
  wishes: number;
  untold: QuestionName[];
}

/**
 * The points of a wish when fully met. For interests they are multiplied by the share of interests in common: who shares
 * all of them and lives far away comes after who shares none and lives near.
 */
const WORTH = { interests: 3, near: 5, situation: 2, build: 1, tattoos: 1 } as const;
const NEARBY_KM = 20;
/** A distance beyond this speaks against someone and is no reason; the card states it anyway. */
const FAR_KM = 100;

type Verdict = { share: number; reason: MatchReason } | 'unmet' | 'untold';

/** Every point comes with a reason that is true. What someone does not state counts neither for nor against them. */
export function scoreProfile(answers: KnownAnswers, facts: MatchFacts): ProfileScore {
  const verdicts: [keyof typeof WORTH, Verdict][] = [];
  if (answers.interests?.length) verdicts.push(['interests', ofInterests(answers.interests, facts)]);
  if (answers.near === 'near') verdicts.push(['near', ofPlace(facts)]);
  if (answers.situation?.length) verdicts.push(['situation', ofWord('situation', answers.situation, facts.situation)]);
  if (answers.build?.length) verdicts.push(['build', ofWord('build', answers.build, facts.build)]);
  if (answers.tattoos && answers.tattoos !== 'any') verdicts.push(['tattoos', ofTattoos(answers.tattoos, facts)]);
  const scored: ProfileScore = {
    score: 0,
    reasons: [],
    further: furtherReasons(facts),
    met: 0,
    wishes: verdicts.length,
    untold: [],
  };
  for (const [wish, verdict] of verdicts) {
    if (verdict === 'untold') scored.untold.push(wish);
    if (typeof verdict === 'string') continue;
    scored.score += WORTH[wish] * verdict.share;
    scored.met += 1;
    scored.reasons.push(verdict.reason);
  }
  const { age } = facts;
  if (answers.ages && age !== null && age >= answers.ages.from && age <= answers.ages.to) {
    scored.reasons.push({ kind: 'age', age });
    scored.wishes += 1;
    scored.met += 1;
  }
  return scored;
}

function ofInterests(wished: readonly string[], { interests, saysInterests }: MatchFacts): Verdict {
  if (!saysInterests) return 'untold';
  const shared = wished.filter((id) => interests.has(id));
  if (shared.length === 0) return 'unmet';
  const names = shared.map((id) => interests.get(id)!);
  return { share: shared.length / wished.length, reason: { kind: 'interests', names, both: false } };
}

/** The region counts only where the distance is not known. */
function ofPlace({ distance, sameRegion }: MatchFacts): Verdict {
  if (distance === null)
    return sameRegion === null ? 'untold' : { share: 0.5, reason: { kind: 'region', region: sameRegion } };
  const kilometres = toKilometres(distance);
  if (kilometres > NEAR_KM) return 'unmet';
  return { share: kilometres <= NEARBY_KM ? 1 : 0.75, reason: { kind: 'distance', distance } };
}

function furtherReasons({ distance, seeks }: MatchFacts): MatchReason[] {
  return [
    ...(distance && toKilometres(distance) <= FAR_KM ? [{ kind: 'distance', distance } as const] : []),
    ...(seeks ? [{ kind: 'seeks', gender: seeks } as const] : []),
  ];
}

function ofWord(kind: 'situation' | 'build', wished: readonly string[], own: MatchWord | null): Verdict {
  if (own === null) return 'untold';
  return wished.includes(own.id) ? { share: 1, reason: { kind, word: own.word } } : 'unmet';
}

function ofTattoos(wished: 'yes' | 'no', { tattoos }: MatchFacts): Verdict {
  if (tattoos === null) return 'untold';
  return tattoos === wished ? { share: 1, reason: { kind: 'tattoos', has: tattoos === 'yes' } } : 'unmet';
}
