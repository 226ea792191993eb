import type { HiddenBy } from '~/contract/profile';
import type { InterestId } from '../traits/interests';
import type { TraitName } from '../traits/traits';

/** The parts of the own profile that are saved each on its own, in the order of the page. */
export const sectionNames = ['personal', 'traits', 'interests', 'notes', 'location', 'landing'] as const;
export type SectionName = (typeof sectionNames)[number];

/** The traits each section asks for; between them every trait of the specification. */
export const personalTraits = ['relationship_status', 'tattoos'] as const;
export const lookTraits = ['gender', 'sexuality', 'hair_color', 'eye_color', 'body_type'] as const;

export const noteNames = ['about_me', 'looking_for'] as const;
export type NoteName = (typeof noteNames)[number];

/** Characters of a note. */
export const NOTE_MAX = 1000;
/** Interests a profile names at most: more would say less. */
export const INTERESTS_MAX = 20;

/** What makes a profile complete, where it is mended. */
export const profileParts = ['photo', 'personal', 'traits', 'interests', 'notes', 'location'] as const;
export type ProfilePart = (typeof profileParts)[number];

export interface Completeness {
  done: number;
  total: number;
  missing: ProfilePart[];
}

export interface NamedPlace {
  id: string;
  name: string;
}

/** Where the member is, and what can be chosen instead. */
export interface EditPlace {
  country: string;
  region: string;
  city: string;
  /** As others may read it; null where nothing is known. */
  words: string | null;
  /** When the device last said it, epoch milliseconds; null where it was chosen by hand. */
  locatedAt: number | null;
  /** Near enough for distances: a town is known. */
  near: boolean;
  countries: NamedPlace[];
  regions: NamedPlace[];
  towns: string[];
}

/** The own profile with all that can be changed of it. */
export interface ProfileEdit {
  id: string;
  name: string;
  /** YYYY-MM-DD */
  birthDate: string | null;
  age: number | null;
  seeks: 'male' | 'female' | null;
  traits: Record<TraitName, string | null>;
  /** Traits this brand shows on profiles; the others only help to search. */
  shown: TraitName[];
  interests: InterestId[];
  interestsShown: boolean;
  notes: Partial<Record<NoteName, string>>;
  place: EditPlace;
  completeness: Completeness;
  /** Why others do not see it; null where they do. */
  hiddenBy: HiddenBy;
  /** Whether landing pages may present the member to visitors; null where the brand has none of those. */
  landing: boolean | null;
  /** The last visitors and how many there are, or null while the member is invisible. */
  visitors: number | null;
}
