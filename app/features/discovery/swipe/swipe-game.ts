import type { PersonSummary } from '~/contract/person-summary';

/** So long a skipped profile stays away. */
export const SKIP_DAYS = 30;

/** A person in the deck: the card, and the first lines about them. */
export interface SwipeCard {
  person: PersonSummary;
  /** The first words of their own, in `language`. */
  about: string;
  language: string;
  /** What both enjoy first; names in the reader's language. */
  interests: { name: string; shared: boolean }[];
}

/** How many likes the game still takes today. */
export interface SwipeLikes {
  left: number;
  /** So many the brand gives a day. */
  most: number;
  /** Epoch milliseconds at which the day of the brand ends and all of them are back. */
  backAt: number;
  /** The server's time. */
  now: number;
}

export interface SwipeGame {
  cards: SwipeCard[];
  likes: SwipeLikes;
  /** Whom the member skipped last: what undo brings back. */
  lastSkip: SwipeCard | null;
  /** Some are skipped: there is a list of them. */
  hasSkips: boolean;
  /** A match that a like without JavaScript just made. */
  match: { id: string; name: string; picture: string | null; fictional: boolean } | null;
}

export interface SkippedPeople {
  people: PersonSummary[];
  /** From 1. */
  page: number;
  hasMore: boolean;
}
