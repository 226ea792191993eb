import type { Gender } from '~/contract/identifiers';
import type { EditPlace } from '../places/edit-place';
import type { HiddenBy } from '~/contract/profile';
import type { InterestId } from '../traits/interests';
import type { PromptAnswer, PromptOption } from '../prompts/prompts';
import type { TraitName } from '../traits/traits';

/** The sections of the own profile, each saved on its own, in the order of the page. */
export const sectionNames = ['prompts', 'notes', 'interests', 'location', 'personal', 'traits'] as const;
export type SectionName = (typeof sectionNames)[number];

/** The traits of each section; together they are all traits of the specification. */
export const personalTraits = ['relationship_status', 'tattoos'] as const;
export const appearanceTraits = ['gender', 'sexuality', 'hair_color', 'eye_color', 'body_type'] as const;

export const noteNames = ['about_me', 'looking_for'] as const;
export type NoteName = (typeof noteNames)[number];

/** The greatest length of a note, in characters. */
export const NOTE_MAX = 1000;
/** The largest number of interests of a profile. With more, they would say less about a person. */
export const INTERESTS_MAX = 20;

/** The parts that make a profile complete, those that say most first. Each is also the section where it is filled in. */
export const profileParts = ['photo', 'notes', 'interests', 'location', 'personal', 'traits'] as const;
export type ProfilePart = (typeof profileParts)[number];

export interface Completeness {
  done: number;
  total: number;
  missing: ProfilePart[];
}

export interface ProfileEdit {
  id: string;
  name: string;
  /** In the form YYYY-MM-DD. */
  birthDate: string | null;
  age: number | null;
  seeks: Gender | 'both' | null;
  traits: Record<TraitName, string | null>;
  /** The traits that this brand shows on profiles. The others only serve searches. */
  shown: TraitName[];
  interests: InterestId[];
  interestsShown: boolean;
  notes: Partial<Record<NoteName, string>>;
  prompts: PromptAnswer[];
  /** From the server, because a page that holds forty texts in its script would be heavier for everybody. */
  promptOptions: PromptOption[];
  place: EditPlace;
  completeness: Completeness;
  /** What each section holds, as a short text that changes with it: a form sends it back (`versionField`). */
  versions: Record<SectionName, string>;
  /** Why others do not see the profile; null if they do. */
  hiddenBy: HiddenBy;
  /** Whether the member agreed that their orientation is stored and shown. */
  sensitive: boolean;
  /** The number of recent visitors; null while the member is invisible. */
  visitors: number | null;
}
