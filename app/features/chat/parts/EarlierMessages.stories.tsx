import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages, conversationWith } from '../../../../stories/chat';
import { EarlierMessages } from './EarlierMessages';
import { conversationOf } from '../model/conversation-state';
import type { LiveConversation } from '../model/use-conversation';

const live: LiveConversation = {
  conversation: conversationOf(conversationWith(messages, { earlier: true })),
  behind: false,
  cut: false,
  check: () => {},
  loadEarlier: () => {},
  toNewest: () => {},
  earlier: 'idle',
};

const meta = { component: EarlierMessages, args: { live, conversation: 'c' } } satisfies Meta<typeof EarlierMessages>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { live: { ...live, earlier: 'loading' } } };
export const Failed: Story = { tags: ['w320'], args: { live: { ...live, earlier: 'failed' } } };
/** Older messages are past the retention period, and the reader is told why they are gone. */
export const NoLongerStored: Story = {
  args: { live: { ...live, conversation: conversationOf(conversationWith(messages, { older_hidden: true })) } },
};
export const NothingEarlier: Story = {
  args: { live: { ...live, conversation: conversationOf(conversationWith(messages)) } },
};
