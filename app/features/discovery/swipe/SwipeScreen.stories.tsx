import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { swipeCards as cards, swipeLikes as likes } from '../../../../stories/swipe';
import { SwipeHints } from './SwipeHints';
import { SwipeScreen } from './SwipeScreen';

const meta = {
  component: SwipeScreen,
  subcomponents: { SwipeHints },
  args: {
    game: { cards, likes, lastLike: null, lastSkip: null, hasSkips: false, match: null },
    onLiked: () => {},
    onMatch: () => {},
  },
  parameters: { layout: 'fullscreen', page: { layout: 'default', path: '/swipe-game', shell: { user: storyMember } } },
} satisfies Meta<typeof SwipeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Deck: Story = {};
export const AfterASkip: Story = {
  args: { game: { cards: cards.slice(1), likes, lastLike: null, lastSkip: cards[0]!, hasSkips: true, match: null } },
};
export const LikesGiven: Story = {
  args: { game: { cards, likes: { ...likes, left: 0 }, lastLike: null, lastSkip: null, hasSkips: false, match: null } },
};
export const AfterALike: Story = {
  args: {
    game: {
      cards: cards.slice(1),
      likes,
      lastLike: { card: cards[0]!, until: likes.now + 3_600_000 },
      lastSkip: null,
      hasSkips: false,
      match: null,
    },
  },
};
export const NobodyLeft: Story = {
  args: { game: { cards: [], likes, lastLike: null, lastSkip: null, hasSkips: false, match: null } },
};
