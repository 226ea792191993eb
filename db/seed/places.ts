/** Belongs to the profiles feature and is passed in, because db/ does not import the app. */
export interface Place {
  name: string;
  latitude: number;
  longitude: number;
  population: number;
  /** The finest region that is stored with members: a county of the `PlaceRegion`, or that itself. */
  regionId: string;
}

export interface PlaceRegion {
  id: string;
  country: string;
  /** Largest first, never empty. */
  cities: readonly Place[];
}

/** Empty for a country without data. */
export type PlacesOf = (country: string) => readonly PlaceRegion[];
