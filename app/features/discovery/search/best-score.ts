import { stepsAway, UNPLACED_KM } from '~/features/profiles/places/distance';

/** All that the order "best for me" knows about someone. Kind, credits, orders and affiliates are no part of it. */
export interface RankingFacts {
  /** Whether the member looks for people like them; true too if the member looks for everybody. */
  sought: boolean;
  /** Whether they look for people like the member; 'unsaid' if they do not say. */
  seeks: 'fits' | 'unsaid' | 'other';
  /** From the member; null if it is not known or may not be told. */
  kilometres: number | null;
  /** Milliseconds since they were here. */
  away: number;
  /** How much of a profile is filled in, from 0 to 1. */
  complete: number;
  /** Whether a person of the brand has compared their photo with a picture made for it. */
  checked: boolean;
}

/**
 * The most that each part counts. A wish that does not fit outweighs everything else together; a step of distance all but
 * a wish that does not fit. Within a step, distance, activity and what the profile tells are weighed.
 */
const WORTH = { sought: 40, seeks: 40, step: 6, distance: 3, activity: 2, complete: 1, checked: 0.5 } as const;
const SEEKS = { fits: 1, unsaid: 0.95, other: 0 } as const;
/** At this distance, and after this time, a part counts half. */
const HALF_KM = 50;
const HALF_AWAY_MS = 7 * 86_400_000;

/** The higher, the earlier. Every part can only rise with what it is named after. */
export function bestScore({ sought, seeks, kilometres, away, complete, checked }: RankingFacts): number {
  return (
    (sought ? WORTH.sought : 0) +
    WORTH.seeks * SEEKS[seeks] +
    WORTH.distance * share(kilometres ?? UNPLACED_KM, HALF_KM) -
    WORTH.step * stepsAway(kilometres) +
    WORTH.activity * share(away, HALF_AWAY_MS) +
    WORTH.complete * Math.min(1, Math.max(0, complete)) +
    (checked ? WORTH.checked : 0)
  );
}

/** 1 at zero, a half at `half`, and less and less beyond. */
const share = (amount: number, half: number) => half / (half + Math.max(0, amount));
