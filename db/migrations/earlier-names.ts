/** Until 29 November 2026 every change had a migration of its own. This was the last of them. */
export const LAST_EARLIER = '20261129T0200_live_version';

/** The migrations that make the schema of that day, one for each feature. */
const FEATURES = [
  '20261129T1200_profiles',
  '20261129T1201_account',
  '20261129T1202_joining',
  '20261129T1203_photos',
  '20261129T1204_discovery',
  '20261129T1205_likes',
  '20261129T1206_chat',
  '20261129T1207_safety',
  '20261129T1208_billing_ledger',
  '20261129T1209_billing',
  '20261129T1210_billing_methods',
  '20261129T1211_notifications',
  '20261129T1212_mailings',
  '20261129T1213_leaving',
  '20261129T1214_legal',
  '20261129T1215_tracking',
  '20261129T1216_platform',
];

export const LAST_OF_FEATURES = FEATURES.at(-1)!;

/**
 * The migrations that a database or a backup names, by the names of today: anyone who has the last earlier one has the schema of
 * the features. `older` holds the last name of one that lacks it, whose names are left as they are.
 */
export function namesOfToday(recorded: readonly string[]): { names: string[]; older?: string } {
  const earlier = recorded.filter((name) => name <= LAST_EARLIER).sort();
  if (earlier.length === 0) return { names: [...recorded] };
  if (!earlier.includes(LAST_EARLIER)) return { names: [...recorded], older: earlier.at(-1)! };
  return { names: [...FEATURES, ...recorded.filter((name) => name > LAST_EARLIER)] };
}

/** What there is to say of a database whose last migration is `older`. */
export const olderProblem = (older: string): string =>
  `was last migrated by a version of Facet from before 29 November 2026 (to ${older}): start a version whose last migration is ${LAST_EARLIER} once, then this one.`;
