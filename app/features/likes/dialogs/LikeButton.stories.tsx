import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { withLikes } from '../../../../stories/with-likes';
import { HeartMark } from './HeartMark';
import { LikeButton } from './LikeButton';
import { LikeForm } from './LikeForm';
import { LikeHeart } from './LikeHeart';

const meta = {
  component: LikeButton,
  subcomponents: { HeartMark, LikeForm, LikeHeart },
  decorators: [withLikes],
  args: { id: 'p'.repeat(26), name: 'Bella', liked: false },
  parameters: { page: { path: '/members', shell: { user: storyMember } } },
} satisfies Meta<typeof LikeButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotYet: Story = { tags: ['all-niches'] };
export const Liked: Story = { tags: ['all-niches'], args: { liked: true } };
