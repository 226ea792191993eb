import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../stories/.storybook/shell';
import { somebody } from '../../../stories/safety';
import { ProfileMenu } from './ProfileMenu';

const meta = {
  component: ProfileMenu,
  args: { id: somebody.id, name: somebody.name },
  parameters: { page: { path: '/members/x', shell: { user: storyMember } } },
} satisfies Meta<typeof ProfileMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForMembers: Story = {};
export const Blocking: Story = { args: { blocking: true } };
export const ForVisitors: Story = { parameters: { page: { path: '/members/x' } } };
