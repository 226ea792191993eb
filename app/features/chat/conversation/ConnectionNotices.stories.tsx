import type { Meta, StoryObj } from '@storybook/react-vite';
import { conversationWith, messages } from '../../../../stories/chat';
import { conversationOf } from '../model/conversation-state';
import type { LiveConversation } from '../model/use-conversation';
import { ConnectionNotices } from './ConnectionNotices';

const live: LiveConversation = {
  conversation: conversationOf(conversationWith(messages)),
  behind: false,
  cut: false,
  check: () => {},
  loadEarlier: () => {},
  toNewest: () => {},
  earlier: 'idle',
};

const meta = {
  component: ConnectionNotices,
  args: { conversation: 'c', live },
} satisfies Meta<typeof ConnectionNotices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutConnection: Story = { args: { live: { ...live, behind: true } } };
export const EarlierMessages: Story = {
  args: { live: { ...live, conversation: { ...live.conversation, later: true } } },
};
