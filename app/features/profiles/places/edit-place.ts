import type { RegionOption } from './region-options';

export interface NamedPlace {
  id: string;
  name: string;
}

/** The place of a member, as they change it. */
export interface EditPlace {
  country: string;
  region: string;
  city: string;
  /** The place in words that others may read; null if it is not known. */
  words: string | null;
  /** What others are shown of it at this brand. */
  shown: 'region' | 'country' | 'nothing';
  /** When the device last found the place, in epoch milliseconds; null if it was chosen by hand. */
  locatedAt: number | null;
  /** A town is known, so distances can be shown. */
  near: boolean;
  countries: NamedPlace[];
  regions: RegionOption[];
  towns: string[];
}
