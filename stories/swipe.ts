import type { SwipeCard, SwipeLikes } from '~/features/discovery/swipe/swipe-game';
import { NOW } from './.storybook/shell';
import { people } from './people';

/** The pictures of the next people stand for further photos of one. */
const morePhotos = (index: number) =>
  people
    .slice(index + 1, index + 4)
    .flatMap(({ photo, thumb }) =>
      photo && thumb ? [{ filename: photo, thumb, width: 720, height: 960, placeholder: null }] : [],
    );

/** Fictional profiles and members alternately, half of them with something in common. */
export const swipeCards: SwipeCard[] = people.slice(0, 8).map((person, index) => ({
  person,
  photos: index % 2 === 0 ? morePhotos(index) : [],
  locked: index % 2 === 1 ? { count: 3, blur: null, placeholder: '#8c6f5a' } : null,
  about: person.about,
  language: person.language,
  interests: [
    { name: 'Sailing', shared: index % 2 === 0 },
    { name: 'Cooking', shared: false },
  ],
}));

export const swipeLikes: SwipeLikes = { left: 3, most: 4, backAt: NOW + 4 * 3_600_000, now: NOW };
