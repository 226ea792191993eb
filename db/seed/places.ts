import type { Place } from '../schema/place';

/** What the seed needs of a region; the profiles feature has the lists, and db/ does not import the app. */
export interface SeedRegion {
  id: string;
  country: string;
  /** Largest first, never empty. */
  cities: readonly Place[];
}

/** Empty for a country without data. */
export type PlacesOf = (country: string) => readonly SeedRegion[];
