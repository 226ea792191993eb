import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages, partner } from '../../../../stories/chat';
import { MessageMenu } from './MessageMenu';

const meta = {
  component: MessageMenu,
  args: {
    message: messages[0]!,
    partner: partner.id,
    answers: { react: '/chats/c?react=1', reply: '/chats/c?reply=1' },
    pressed: false,
    onReact: () => {},
    onReply: () => {},
    onClose: () => {},
  },
} satisfies Meta<typeof MessageMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As a page without JavaScript shows it, within the message. */
export const InTheFlow: Story = { tags: ['w320'] };
export const Pressed: Story = { args: { pressed: true } };
export const Chosen: Story = { args: { message: { ...messages[0]!, reaction: 'laugh' } } };
/** Where the member cannot write, a message can still be reported. */
export const ReportOnly: Story = { args: { answers: null } };
