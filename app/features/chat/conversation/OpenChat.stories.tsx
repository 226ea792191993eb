import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { fictionalPartner, messages, partner, prices, conversationWith } from '../../../../stories/chat';
import { Panes } from '../list/ChatPanes';
import { FictionalWarning } from '../permission/FictionalWarning';
import { OpenChat } from './OpenChat';

const conversation = conversationWith(messages);
const page = { layout: 'chat', path: `/chats/${conversation.conversation.id}`, shell: { user: storyMember } };

const meta = {
  component: OpenChat,
  subcomponents: { FictionalWarning },
  decorators: [
    (Story) => (
      <Panes>
        <Story />
      </Panes>
    ),
  ],
  args: {
    partner,
    prices,
    conversation,
    writePermission: 'open',
    requestKey: 'key',
    before: null,
    problem: null,
    onDelete: () => {},
  },
  parameters: { layout: 'fullscreen', page },
} satisfies Meta<typeof OpenChat>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnAPhone: Story = { tags: ['w390'] };
export const FirstToAFictionalProfile: Story = {
  tags: ['w320'],
  args: { partner: fictionalPartner, conversation: conversationWith([]) },
};
