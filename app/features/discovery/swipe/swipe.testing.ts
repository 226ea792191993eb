import { person } from '../filters/search-screen.testing';
import type { SwipeCard, SwipeGame } from './swipe-game';

/** A card of the deck; its id is the name in lower case. */
export const swipeCard = (name: string): SwipeCard => ({
  person: { ...person(name), place: 'Leiden' },
  photos: [],
  locked: null,
  about: '',
  language: 'en',
  interests: [],
});

export const swipeGame = (change: Partial<SwipeGame> = {}): SwipeGame => ({
  cards: ['Anna', 'Bea', 'Cleo', 'Dora', 'Eva'].map(swipeCard),
  likes: { left: 4, most: 4, backAt: 3_600_000, now: 0 },
  lastLike: null,
  lastSkip: null,
  hasSkips: false,
  match: null,
  ...change,
});
