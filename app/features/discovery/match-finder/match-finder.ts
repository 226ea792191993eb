import type { Gender } from '~/contract/identifiers';
import type { DistanceUnit, ShownDistance } from '~/contract/distance';
import type { PersonSummary } from '~/contract/person-summary';
import type { MessagePrice } from '~/features/chat/pricing/message-price';
import type { WayToMeet } from '../front-page/ways-to-meet';

/** The questions of the match finder in their order. A question about a trait that the brand hides is left out. */
export const questionNames = ['meet', 'ages', 'near', 'interests', 'situation', 'build', 'tattoos'] as const;
export type QuestionName = (typeof questionNames)[number];

export interface MatchAnswers {
  /** 'any' means women and men. */
  meet: Gender | 'any';
  ages: { from: number; to: number };
  near: 'near' | 'country' | 'anywhere';
  /** Empty lists mean that it does not matter. */
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

/** How a question is asked. The labels of fixed choices are in the page. */
export type MatchQuestion =
  | { name: 'meet' | 'tattoos'; kind: 'one'; values: readonly string[] }
  | { name: 'near'; kind: 'one'; values: readonly string[]; unit: DistanceUnit }
  | { name: 'interests' | 'situation' | 'build'; kind: 'many'; options: MatchOption[]; atMost: number }
  | { name: 'ages'; kind: 'ages'; min: number; max: number };

/** Something that is true of a person and the reason why they are suggested. */
export type MatchReason =
  | { kind: 'interests'; names: string[]; both: boolean }
  | { kind: 'distance'; distance: ShownDistance }
  | { kind: 'region'; region: string }
  /** The member looks for them, and they look for someone of the member's gender. */
  | { kind: 'seeks'; gender: Gender | 'both' }
  | { kind: 'age'; age: number }
  | { kind: 'situation' | 'build'; word: string }
  | { kind: 'tattoos'; has: boolean };

export interface SuggestedPerson {
  person: PersonSummary;
  reasons: MatchReason[];
  /** `met` of `wishes` stated wishes are known to be met; both are 0 where nothing was asked. */
  met: number;
  wishes: number;
  /** The wishes about which the person says nothing. */
  untold: QuestionName[];
}

export interface MatchFinderQuestion {
  question: MatchQuestion;
  /** The stored answer, or what the profile suggests. */
  answer: MatchAnswers[QuestionName];
  /** Starts at 1. */
  number: number;
  total: number;
  previous: QuestionName | null;
  /** All questions are answered, so there are results. */
  complete: boolean;
}

export interface MatchFinderResults {
  people: SuggestedPerson[];
  questions: QuestionName[];
  /** The number of people who were compared. */
  examined: number;
  realOnly: boolean;
  /** The member asked for people nearby but has not stated their own town, and their region is too large to say it. */
  placeMissing: boolean;
}

export interface SignupSuggestion extends SuggestedPerson {
  /** False for a fictional profile of a brand that answers for none. */
  writable: boolean;
}

export interface SignupMatches {
  name: string;
  people: SignupSuggestion[];
  /** The profile says nothing that others could have in common. */
  silent: boolean;
  /** What a first message costs. */
  price: MessagePrice;
  /** The member can write only after confirming the e-mail address. */
  unconfirmed: boolean;
  /** The URL of a search that finds more. */
  wider: string;
  /** Further ways to find people that the brand has. */
  parts: WayToMeet[];
}
