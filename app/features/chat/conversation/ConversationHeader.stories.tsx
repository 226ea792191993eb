import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { storyMember } from '../../../../stories/.storybook/shell';
import { fictionalPartner, partner } from '../../../../stories/chat';
import { ProfileMenu } from '~/features/safety/ProfileMenu';
import { ChatMenuItems } from '../list/ChatMenuItems';
import { ConversationHeader } from './ConversationHeader';

const menu = (
  <ProfileMenu id={partner.id} name={partner.name}>
    <ChatMenuItems ideas conversation="c" />
  </ProfileMenu>
);

const meta = {
  component: ConversationHeader,
  args: { partner, back: '/chats', menu },
  parameters: { layout: 'fullscreen', page: { path: '/chats/c', shell: { user: storyMember } } },
} satisfies Meta<typeof ConversationHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = {};
export const Fictional: Story = { tags: ['all-niches'], args: { partner: fictionalPartner } };
export const Gone: Story = {
  args: { partner: { ...partner, status: 'disabled', main_image: null, age: null, last_active: null } },
};
export const LongName: Story = {
  tags: ['w320'],
  args: { partner: { ...fictionalPartner, name: 'Wilhelmina-Alexandrina_1975' } },
};
export const MenuOpen: Story = {
  tags: ['w390'],
  play: async ({ canvasElement }) => userEvent.click(canvasElement.querySelector('summary')!),
};
