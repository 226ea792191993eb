import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { fictionalPartner, partner, prices } from '../../../../stories/chat';
import { GiftForm } from './GiftForm';

const page = { path: '/chats/c', shell: { user: { ...storyMember, paidUser: true, credits: 130 } } };

const meta = {
  component: GiftForm,
  args: {
    partner,
    price: prices.gift,
    requestKey: 'key',
    here: '/chats/c/gift',
    error: null,
    busy: false,
    onSend: () => {},
  },
  parameters: { page },
} satisfies Meta<typeof GiftForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {};
export const Chosen: Story = { tags: ['all-niches'], args: { first: 'kite' } };
export const Sending: Story = { args: { first: 'kite', busy: true } };
export const ToAFictionalProfile: Story = { args: { partner: fictionalPartner } };
export const NotEnoughCredits: Story = {
  args: { first: 'kite', error: { code: 'chat.not-enough-credits', values: { credits: 10, needed: 25 } } },
};
export const FreeMember: Story = {
  tags: ['w320'],
  parameters: { page: { ...page, shell: { user: { ...storyMember, paidUser: false } } } },
};
