import { NEAR_KM, toKilometres } from '~/features/profiles/places/distance';
import type { MatchReason, SuggestedPerson } from '../match-finder/match-finder';

/**
 * What may be said above the cards, because it is true of all of them, or of some. `silent`: the member's profile says
 * nothing that others could have in common. `other`: nothing is known to be shared, and nobody is known to be near.
 */
export type SuggestionLead =
  'silent' | 'interests' | 'some-interests' | 'near' | 'some-near' | 'some-interests-near' | 'other';

/** Says only what the reasons on the cards say too: a distance alone is nothing in common, and 170 miles are not near. */
export function leadOf(people: readonly Pick<SuggestedPerson, 'reasons'>[], silent: boolean): SuggestionLead {
  if (silent) return 'silent';
  const sharing = people.filter(({ reasons }) => reasons.some(isShared)).length;
  const near = people.filter(({ reasons }) => reasons.some(isNear)).length;
  if (sharing > 0 && sharing === people.length) return 'interests';
  if (near > 0 && near === people.length) return 'near';
  if (sharing > 0) return near > 0 ? 'some-interests-near' : 'some-interests';
  return near > 0 ? 'some-near' : 'other';
}

const isShared = (reason: MatchReason): boolean => reason.kind === 'interests' && reason.both;

/** A region is a reason only if it is small enough to tell where someone lives. */
const isNear = (reason: MatchReason): boolean =>
  reason.kind === 'region' || (reason.kind === 'distance' && toKilometres(reason.distance) <= NEAR_KM);
