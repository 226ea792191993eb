import type { PersonSummary } from '~/contract/person-summary';
import type { WayToMeet } from '../front-page/ways-to-meet';

/** What the match finder asks, in this order; a brand that hides a trait is not asked about it. */
export const questionNames = ['meet', 'ages', 'near', 'interests', 'situation', 'build', 'tattoos'] as const;
export type QuestionName = (typeof questionNames)[number];

export interface MatchAnswers {
  /** 'any': women and men. */
  meet: 'female' | 'male' | 'any';
  ages: { from: number; to: number };
  near: 'near' | 'country' | 'anywhere';
  /** Empty lists: it does not matter. */
  interests: string[];
  situation: string[];
  build: string[];
  tattoos: 'yes' | 'no' | 'any';
}

export type KnownAnswers = Partial<MatchAnswers>;

export interface MatchOption {
  id: string;
  name: string;
}

/** How a question is asked; words of a fixed choice are the page's own. */
export type MatchQuestion =
  | { name: 'meet' | 'near' | 'tattoos'; kind: 'one'; values: readonly string[] }
  | { name: 'interests' | 'situation' | 'build'; kind: 'many'; options: MatchOption[]; atMost: number }
  | { name: 'ages'; kind: 'ages'; min: number; max: number };

/** Something that is true of a person, and why they are suggested. */
export type MatchReason =
  | { kind: 'interests'; names: string[]; both: boolean }
  | { kind: 'distance'; km: number }
  | { kind: 'region'; region: string }
  | { kind: 'country'; country: string }
  | { kind: 'age'; age: number }
  | { kind: 'situation' | 'build'; word: string }
  | { kind: 'tattoos'; has: boolean };

export interface SuggestedPerson {
  person: PersonSummary;
  reasons: MatchReason[];
  /** Of so many wishes that were named, so many are known to be met; both 0 where nothing was asked. */
  met: number;
  wishes: number;
  /** Wishes about which the person says nothing. */
  untold: QuestionName[];
}

export interface MatchFinderQuestion {
  question: MatchQuestion;
  /** What was answered before, or what the profile suggests. */
  answer: MatchAnswers[QuestionName];
  /** From 1. */
  number: number;
  total: number;
  previous: QuestionName | null;
  /** All are answered: there are results. */
  complete: boolean;
}

export interface MatchFinderResults {
  people: SuggestedPerson[];
  questions: QuestionName[];
  /** Of so many who were looked at. */
  examined: number;
  realOnly: boolean;
  /** The member asked for people near, and does not say where they are themselves. */
  placeMissing: boolean;
}

export interface SignupMatches {
  name: string;
  people: SuggestedPerson[];
  /** The profile says nothing that others could have in common. */
  silent: boolean;
  /** Further ways to find people, where the brand has them. */
  parts: WayToMeet[];
}
