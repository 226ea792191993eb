import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { conversationWith, manyChats, messages } from '../../../../stories/chat';
import { LastPane } from './LastPane';

const chat = manyChats.chats[0]!;
const { id } = chat.conversation;
const known = [['last-conversation', id], { ...conversationWith(messages), conversation: { id } }];

const meta = {
  component: LastPane,
  args: { chat, room: true, onDelete: () => {} },
  parameters: { page: { path: '/chats', shell: { user: storyMember }, cache: [known] } },
} satisfies Meta<typeof LastPane>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllUnread: Story = { args: { chat: null } };
