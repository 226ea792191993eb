/** What the seed asks of a country's regions; the data is the profiles feature's and is handed in, since db knows no app. */
export interface Place {
  name: string;
  latitude: number;
  longitude: number;
  population: number;
}

export interface PlaceRegion {
  id: string;
  country: string;
  /** Largest first, never empty. */
  cities: readonly Place[];
}

/** None for a country without data. */
export type PlacesOf = (country: string) => readonly PlaceRegion[];
