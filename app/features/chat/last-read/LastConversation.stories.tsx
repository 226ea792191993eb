import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { conversationWith, manyChats, messages } from '../../../../stories/chat';
import { LastConversation } from './LastConversation';

const chat = manyChats.chats[0]!;
const { id } = chat.conversation;
const known = [['last-conversation', id], { ...conversationWith(messages), conversation: { id } }];

const meta = {
  component: LastConversation,
  args: { chat, onDelete: () => {} },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexDirection: 'column', height: '600px' }}>
        <Story />
      </div>
    ),
  ],
  parameters: { page: { path: '/chats', shell: { user: storyMember }, cache: [known] } },
} satisfies Meta<typeof LastConversation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
