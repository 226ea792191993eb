import type { SwipeCard, SwipeLikes } from '~/features/discovery/swipe/swipe-game';
import { NOW } from './.storybook/shell';
import { people } from './people';

/** Fictional profiles and members alternately, half of them with something in common. */
export const swipeCards: SwipeCard[] = people.slice(0, 8).map((person, index) => ({
  person,
  about: person.about,
  language: person.language,
  interests: [
    { name: 'Sailing', shared: index % 2 === 0 },
    { name: 'Cooking', shared: false },
  ],
}));

export const swipeLikes: SwipeLikes = { left: 3, most: 4, backAt: NOW + 4 * 3_600_000, now: NOW };
