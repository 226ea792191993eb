import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { swipeCards as cards, swipeLikes as likes } from '../../../../stories/swipe';
import { SwipeHints } from './SwipeHints';
import { SwipeScreen } from './SwipeScreen';

const meta = {
  component: SwipeScreen,
  subcomponents: { SwipeHints },
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
