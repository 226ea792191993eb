import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { manyChats, noChats } from '../../../../stories/chat';
import { ChatListPane } from './ChatListPane';
import { Panes } from './ChatPanes';

const meta = {
  component: ChatListPane,
  decorators: [
    (Story) => (
      <Panes>
        <Story />
      </Panes>
    ),
  ],
  args: { chats: manyChats, overdue: false, current: manyChats.chats[2]!.conversation.id, onDelete: () => {} },
  parameters: { layout: 'fullscreen', page: { path: '/chats/c', shell: { user: storyMember } } },
} satisfies Meta<typeof ChatListPane>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = { tags: ['w1280'] };
export const NoOthers: Story = { tags: ['w1280'], args: { chats: noChats } };
export const Expected: Story = { tags: ['w1280'], args: { chats: undefined } };
export const Overdue: Story = { tags: ['w1280'], args: { chats: undefined, overdue: true } };
