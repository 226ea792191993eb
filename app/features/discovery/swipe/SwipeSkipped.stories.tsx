import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { people } from '../../../../stories/people';
import { SwipeSkipped } from './SwipeSkipped';

const meta = {
  component: SwipeSkipped,
  args: { people: people.slice(0, 7), page: 1, hasMore: true },
  parameters: {
    layout: 'fullscreen',
    page: { layout: 'default', path: '/swipe-game?skipped=1', shell: { user: storyMember } },
  },
} satisfies Meta<typeof SwipeSkipped>;
export default meta;
type Story = StoryObj<typeof meta>;

export const People: Story = {};
export const Empty: Story = { args: { people: [], hasMore: false } };
