import type { Meta, StoryObj } from '@storybook/react-vite';
import { NOW } from '../../../../stories/.storybook/shell';
import { OutgoingBubble } from './OutgoingBubble';

const message = { key: 'k', text: 'Tea it is. On which side of the hill?', at: NOW, state: 'sending' } as const;
const nothing = () => {};

const meta = {
  component: OutgoingBubble,
  args: { message, name: 'Bella', queued: false, onRetry: nothing, onTake: nothing, onDiscard: nothing },
} satisfies Meta<typeof OutgoingBubble>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sending: Story = {};
export const Offline: Story = { args: { queued: true } };
export const ReplyOffline: Story = {
  args: { queued: true, message: { ...message, quote: { seq: 3, own: false, type: 'text', text: 'Tea or coffee?' } } },
};
export const NotSent: Story = { tags: ['all-niches'], args: { message: { ...message, state: 'failed' } } };
export const NotSentOnAPhone: Story = { tags: ['w320'], args: { message: { ...message, state: 'failed' } } };
