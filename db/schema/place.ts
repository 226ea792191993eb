/** A town, as the places of members are chosen from. The lists belong to the profiles feature. */
export interface Place {
  name: string;
  latitude: number;
  longitude: number;
  population: number;
  /** The region in which it lies, at the finest level, which is stored with members. */
  regionId: string;
}
