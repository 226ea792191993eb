import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { NOW, storyMember } from '../../../../stories/.storybook/shell';
import { messages, partner, conversationWith } from '../../../../stories/chat';
import { Icebreakers } from '../composer/Icebreakers';
import { Conversation } from './Conversation';
import { conversationOf } from '../model/conversation-state';
import type { LiveConversation } from '../model/use-conversation';

const live: LiveConversation = {
  conversation: conversationOf(conversationWith(messages)),
  behind: false,
  cut: false,
  check: () => {},
  loadEarlier: () => {},
  toNewest: () => {},
  earlier: 'idle',
};
const nothing = () => {};
const Room = styled.div`
  display: flex;
  flex-direction: column;
  height: 560px;
`;

const meta = {
  component: Conversation,
  decorators: [
    (Story) => (
      <Room>
        <Story />
      </Room>
    ),
  ],
  args: {
    live,
    conversation: 'c',
    partner,
    outgoing: [],
    stalled: false,
    typing: false,
    unreadFrom: null,
    onRetry: nothing,
    onTake: nothing,
    onReply: nothing,
    onDiscard: nothing,
    writable: true,
    empty: <Icebreakers name={partner.name} onChoose={nothing} />,
  },
  parameters: { layout: 'fullscreen', page: { path: '/chats/c', shell: { user: storyMember } } },
} satisfies Meta<typeof Conversation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NewAndTyping: Story = { args: { unreadFrom: 5, typing: true } };
export const WaitsForTheConnection: Story = {
  tags: ['w390'],
  args: {
    stalled: true,
    outgoing: ['Tea it is.', 'On which side of the hill?'].map((text, index) => ({
      key: `k${index}`,
      text,
      at: NOW,
      state: 'sending',
    })),
  },
};
export const Empty: Story = { args: { live: { ...live, conversation: conversationOf(conversationWith([])) } } };
/** The page shows earlier messages, with a link back to the newest. */
export const FarAbove: Story = { args: { live: { ...live, conversation: { ...live.conversation, later: true } } } };
