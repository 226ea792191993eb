import type { PersonSummary } from '~/contract/person-summary';
import type { GalleryPhoto } from '~/features/profiles/view/profile-view';

/** The number of days for which a skipped profile is not dealt again. */
export const SKIP_DAYS = 30;

/** For as long a like can be undone, and the other member is not told of it. */
export const UNDO_LIKE_MS = 5_000;

/** Another photo of the person, for this viewer only. */
export type CardPhoto = Pick<
  GalleryPhoto & { kind: 'open' },
  'filename' | 'thumb' | 'width' | 'height' | 'placeholder'
>;

export interface SwipeCard {
  person: PersonSummary;
  /** The beginning of their own description, written in `language`. */
  about: string;
  language: string;
  /** What follows the main photo. Of photos locked for the viewer there is the number, and one blurred rendition. */
  photos: CardPhoto[];
  locked: { count: number; blur: string | null; placeholder: string | null } | null;
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
  /** The like given last, while it can be undone. */
  lastLike: { card: SwipeCard; until: number } | null;
  /** The person skipped last, whom undo brings back. */
  lastSkip: SwipeCard | null;
  /** The member has skipped someone, so the list of skipped people is not empty. */
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
