import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { manyChats } from '../../../../stories/chat';
import { FoundChatList } from './FoundChatList';

const found = manyChats.chats.slice(0, 3).map((chat, index) => ({ chat, seq: index === 0 ? null : 12 }));

const meta = {
  component: FoundChatList,
  args: { words: 'tea', found, complete: true, onDelete: () => {} },
  parameters: { page: { path: '/chats', shell: { user: storyMember } } },
} satisfies Meta<typeof FoundChatList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {};
export const NotAllSearched: Story = { args: { complete: false } };
export const Empty: Story = { tags: ['w320'], args: { found: [], words: 'w'.repeat(60) } };
