import type { BrandContext } from '~/server/context/context.server';
import { ageOf, todayIn } from '~/server/context/calendar';
import type { FictionalState } from '~db/schema/fictional-profile';
import { listKnownProfiles } from '../known-profiles.server';

/** A line of the list that staff work with. */
export interface FictionalLine {
  key: string;
  id: string;
  state: FictionalState;
  name: string;
  age: number | null;
  gender: string | null;
  town: string | null;
  country: string | null;
  /** The languages in which it says something. */
  locales: string[];
  portrait: boolean;
}

/** The fictional profiles of the brand in this state, or all, by name. */
export async function listFictional(
  { db, clock, tenant }: Pick<BrandContext, 'db' | 'clock' | 'tenant'>,
  state?: FictionalState,
): Promise<FictionalLine[]> {
  const today = todayIn(clock.now(), tenant.time_zone);
  const known = await listKnownProfiles(db);
  return known
    .filter((profile) => state === undefined || profile.state === state)
    .map(({ key, state, texts, row }) => ({
      key,
      id: row.id,
      state,
      name: row.name,
      age: ageOf(row.birth_date, today),
      gender: row.gender,
      town: row.city,
      country: row.country,
      locales: Object.keys(texts),
      portrait: row.main_photo_id !== null,
    }));
}
