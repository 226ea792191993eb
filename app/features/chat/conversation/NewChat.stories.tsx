import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { fictionalPartner, partner, prices } from '../../../../stories/chat';
import { refused } from '../../../../stories/form-problem';
import { NewChat } from './NewChat';

const page = { layout: 'default', path: '/members/x/chat', shell: { user: storyMember } };
const meta = {
  component: NewChat,
  args: { partner, prices, writePermission: 'open', requestKey: 'key', draft: '', problem: null },
  parameters: { layout: 'fullscreen', page },
} satisfies Meta<typeof NewChat>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Icebreakers: Story = {};
export const Fictional: Story = { args: { partner: fictionalPartner } };
export const Draft: Story = { args: { draft: 'Which of the hills in your picture is yours?' } };
export const NotEnoughCredits: Story = { args: { problem: refused('chat.not-enough-credits', { needed: 10 }) } };
export const Unconfirmed: Story = { args: { writePermission: 'unconfirmed' } };
export const OnlyForLiked: Story = { args: { writePermission: 'only-liked' } };
export const OnlyForMatches: Story = { args: { writePermission: 'only-matches' } };
