import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { swipeLikes } from '../../../../stories/swipe';
import { SwipeUsedUp } from './SwipeUsedUp';

const meta = {
  component: SwipeUsedUp,
  args: { likes: { ...swipeLikes, left: 0 }, onBack: () => {} },
  parameters: { page: { path: '/swipe-game', shell: { user: storyMember } } },
} satisfies Meta<typeof SwipeUsedUp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['all-niches'] };
export const OneADay: Story = { tags: ['w320'], args: { likes: { ...swipeLikes, most: 1, left: 0 } } };
