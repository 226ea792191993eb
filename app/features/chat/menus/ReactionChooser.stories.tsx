import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReactionChooser } from './ReactionChooser';

const meta = {
  component: ReactionChooser,
  args: { action: '/chats/c?react=1', seq: 1, current: null, onChoose: () => {} },
} satisfies Meta<typeof ReactionChooser>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { tags: ['w320'], args: { current: 'laugh' } };
