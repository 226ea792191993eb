import type { Meta, StoryObj } from '@storybook/react-vite';
import { NOW, storyMember } from '../../../stories/.storybook/shell';
import { people } from '../../../stories/people';
import type { SwipeCard } from './swipe-game';
import { SwipeScreen } from './SwipeScreen';

const cards: SwipeCard[] = people.slice(0, 8).map((person, index) => ({
  person,
  about: person.about,
  language: person.language,
  interests: [
    { name: 'Sailing', shared: index % 2 === 0 },
    { name: 'Cooking', shared: false },
  ],
}));
const HOUR = 3_600_000;
const likes = { left: 3, backAt: NOW + 4 * HOUR, now: NOW };

const meta = {
  component: SwipeScreen,
  args: {
    game: { cards, likes, lastSkip: null, hasSkips: false, match: null },
    onLiked: () => {},
    onMatch: () => {},
  },
  parameters: { layout: 'fullscreen', page: { layout: 'default', path: '/swipe-game', shell: { user: storyMember } } },
} satisfies Meta<typeof SwipeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Deck: Story = {};
export const AfterASkip: Story = {
  args: { game: { cards: cards.slice(1), likes, lastSkip: cards[0]!, hasSkips: true, match: null } },
};
export const LikesGiven: Story = {
  args: { game: { cards, likes: { ...likes, left: 0 }, lastSkip: null, hasSkips: false, match: null } },
};
export const NobodyLeft: Story = {
  args: { game: { cards: [], likes, lastSkip: null, hasSkips: false, match: null } },
};
