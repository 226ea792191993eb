import type { SwipeCard, SwipeGame } from './swipe-game';

/** A card of the deck; its id is the name in lower case. */
export const swipeCard = (name: string): SwipeCard => ({
  person: {
    id: name.toLowerCase(),
    name,
    age: 36,
    place: 'Leiden',
    distance: null,
    thumb: null,
    photo: null,
    color: null,
    fictional: false,
    checked: false,
    online: false,
    liked: false,
  },
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
