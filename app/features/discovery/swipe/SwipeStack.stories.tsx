import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { swipeCards } from '../../../../stories/swipe';
import { newDeck } from './swipe-deck';
import { SwipeStack } from './SwipeStack';

const meta = {
  component: SwipeStack,
  args: { deck: newDeck(swipeCards, null), onDecide: () => true, onGone: () => {} },
  parameters: { page: { path: '/swipe-game', shell: { user: storyMember } } },
} satisfies Meta<typeof SwipeStack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TwoLeft: Story = { args: { deck: newDeck(swipeCards.slice(0, 2), null) } };
export const TheLastOne: Story = { tags: ['w320'], args: { deck: newDeck(swipeCards.slice(0, 1), null) } };
