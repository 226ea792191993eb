import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages, partner, conversationWith } from '../../../../stories/chat';
import { MessageLine } from './MessageLine';
import { Messages } from './Messages';
import { conversationOf } from '../model/conversation-state';

const gift = { ...messages[0]!, id: 'gift', seq: 6, type: 'gift', text: 'rose' } as const;

const meta = {
  component: Messages,
  subcomponents: { MessageLine },
  args: {
    conversation: conversationOf(conversationWith(messages)),
    id: 'c',
    partner,
    unreadFrom: null,
    answering: null,
  },
} satisfies Meta<typeof Messages>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OverTwoDays: Story = {};
export const SomeAreNew: Story = { args: { unreadFrom: 3 } };
export const WithAGift: Story = { args: { conversation: conversationOf(conversationWith([...messages, gift])) } };
export const Long: Story = {
  tags: ['w320'],
  args: {
    conversation: conversationOf(
      conversationWith([{ ...messages[0]!, text: `https://hills.example/${'bench'.repeat(30)}` }]),
    ),
  },
};
