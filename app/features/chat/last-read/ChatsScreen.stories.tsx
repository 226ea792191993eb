import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { manyChats, noChats } from '../../../../stories/chat';
import { refused } from '../../../../stories/form-problem';
import { ChatsScreen } from './ChatsScreen';

const page = { layout: 'default', path: '/chats', shell: { user: storyMember, unread: 132 } };
const meta = {
  component: ChatsScreen,
  args: { chats: manyChats, first: true, deleting: null, deleted: false, closed: false, search: null, problem: null },
  parameters: { layout: 'fullscreen', page },
} satisfies Meta<typeof ChatsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { chats: noChats } };
export const SomeClosed: Story = { args: { closed: true, chats: { ...manyChats, next: null } } };
export const Deleting: Story = { args: { deleting: { id: 'c', name: 'Marijke', fictional: false } } };
export const Deleted: Story = { args: { deleted: true } };
export const WithErrors: Story = { args: { problem: refused('errors.try-again-later') } };
export const Found: Story = {
  args: {
    search: { words: 'tea', found: manyChats.chats.slice(0, 3).map((chat) => ({ chat, seq: 12 })), complete: false },
  },
};
export const NothingFound: Story = { args: { search: { words: 'giraffe', found: [], complete: true } } };
