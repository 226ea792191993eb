import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { manyChats } from '../../../../stories/chat';
import { ConversationList } from './ConversationList';
import { ConversationLine } from './ConversationLine';

const { chats } = manyChats;
const [first, second] = [chats[0]!, chats[1]!];

const meta = {
  component: ConversationList,
  subcomponents: { ConversationLine },
  args: { chats, onDelete: () => {} },
  parameters: { page: { path: '/chats', shell: { user: storyMember } } },
} satisfies Meta<typeof ConversationList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Nine: Story = { tags: ['all-niches'] };
export const OneIsOpen: Story = { args: { current: second.conversation.id } };
export const NothingSaidYet: Story = { args: { chats: [{ ...first, last_message: null }] } };
export const NoPicture: Story = {
  args: { chats: [{ ...first, profile: { ...first.profile, main_image: null } }] },
};
export const Long: Story = {
  tags: ['w320'],
  args: {
    chats: [
      {
        ...second,
        num_unread_messages: 1284,
        profile: { ...second.profile, name: 'Wilhelmina-Alexandrina_1975', fictional: true },
        last_message: { ...second.last_message!, type: 'text', text: 'bench'.repeat(60) },
      },
    ],
  },
};
