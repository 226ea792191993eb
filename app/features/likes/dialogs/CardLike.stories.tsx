import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { withLikes } from '../../../../stories/with-likes';
import { CardLike } from './CardLike';

const meta = {
  component: CardLike,
  decorators: [withLikes],
  args: { id: 'p'.repeat(26), name: 'Bella', liked: false },
  parameters: { page: { path: '/signup-matches', shell: { user: storyMember } } },
} satisfies Meta<typeof CardLike>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotYet: Story = {};
export const Liked: Story = { args: { liked: true } };
