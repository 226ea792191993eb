import type { Meta, StoryObj } from '@storybook/react-vite';
import { swipeLikes } from '../../../../stories/swipe';
import { SwipeLikesLeft } from './SwipeLikesLeft';

const meta = { component: SwipeLikesLeft, args: { likes: swipeLikes, onBack: () => {} } } satisfies Meta<
  typeof SwipeLikesLeft
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneLeft: Story = { args: { likes: { ...swipeLikes, left: 1 } } };
export const Given: Story = { tags: ['w320'], args: { likes: { ...swipeLikes, left: 0 } } };
