import type { Meta, StoryObj } from '@storybook/react-vite';
import { UnsentAlert } from './UnsentAlert';

const meta = {
  component: UnsentAlert,
  args: { unsent: [{ conversation: 'c', count: 1 }] },
} satisfies Meta<typeof UnsentAlert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['w320'] };
export const Several: Story = {
  args: {
    unsent: [
      { conversation: 'c', count: 2 },
      { conversation: 'd', count: 1 },
    ],
  },
};
