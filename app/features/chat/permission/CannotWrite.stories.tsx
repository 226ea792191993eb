import type { Meta, StoryObj } from '@storybook/react-vite';
import { partner } from '../../../../stories/chat';
import { storyDecision, storyMember } from '../../../../stories/.storybook/shell';
import { CannotWrite } from './CannotWrite';

const meta = { component: CannotWrite, args: { writePermission: 'unconfirmed', partner } } satisfies Meta<
  typeof CannotWrite
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unconfirmed: Story = {};
export const Blocking: Story = { args: { writePermission: 'blocking' } };
export const Blocked: Story = {
  tags: ['w320'],
  args: { writePermission: 'blocked', words: 'Shall we say seven?\nI bring the umbrella.' },
};
export const OnlyWhomTheyLike: Story = { tags: ['w320'], args: { writePermission: 'only-liked' } };
export const OnlyMatches: Story = { args: { writePermission: 'only-matches' } };
export const ConversationsUsedUp: Story = { tags: ['w320'], args: { writePermission: 'premium' } };
export const Disabled: Story = { tags: ['w320'], args: { writePermission: 'disabled' } };
export const WithWords: Story = {
  tags: ['w320'],
  args: { writePermission: 'gone', words: 'Shall we say seven?\nI bring the umbrella.' },
};
export const Gone: Story = { args: { writePermission: 'gone' } };
export const FictionalGone: Story = {
  args: { writePermission: 'gone', partner: { ...partner, name: 'Removed profile', fictional: true } },
};
export const OwnProfileHidden: Story = {
  tags: ['w320'],
  args: { writePermission: 'own-disabled', bare: true },
  parameters: { page: { shell: { user: storyMember, decision: storyDecision } } },
};
