import type { PersonSummary } from '~/contract/person-summary';

/** The number of days for which a skipped profile is not dealt again. */
export const SKIP_DAYS = 30;

export interface SwipeCard {
  person: PersonSummary;
  /** The beginning of their own description, written in `language`. */
  about: string;
  language: string;
  /** Shared interests come first. The names are in the reader's language. */
  interests: { name: string; shared: boolean }[];
}

export interface SwipeLikes {
  left: number;
  /** The number of likes that the brand gives a day. */
  most: number;
  /** The end of the brand's day in epoch milliseconds, when all likes are available again. */
  backAt: number;
  /** The server's time in epoch milliseconds. */
  now: number;
}

export interface SwipeGame {
  cards: SwipeCard[];
  likes: SwipeLikes;
  /** The person skipped last, whom undo brings back. */
  lastSkip: SwipeCard | null;
  /** The member has skipped somebody, so the list of skipped people is not empty. */
  hasSkips: boolean;
  /** The match that a like without JavaScript just made. */
  match: { id: string; name: string; picture: string | null; fictional: boolean } | null;
}

export interface SkippedPeople {
  people: PersonSummary[];
  /** Starts at 1. */
  page: number;
  hasMore: boolean;
}
