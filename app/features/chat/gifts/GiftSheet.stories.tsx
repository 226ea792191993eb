import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { partner, prices } from '../../../../stories/chat';
import { GiftSheet } from './GiftSheet';

const page = { path: '/chats/c', shell: { user: { ...storyMember, paidUser: true, credits: 130 } } };

const meta = {
  component: GiftSheet,
  args: { open: true, onClose: () => {}, conversation: 'c', partner, price: prices.gift },
  parameters: { layout: 'fullscreen', page },
} satisfies Meta<typeof GiftSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['w320'] };
