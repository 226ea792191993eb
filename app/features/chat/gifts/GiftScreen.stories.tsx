import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { fictionalPartner, partner, prices } from '../../../../stories/chat';
import { refused } from '../../../../stories/form-problem';
import { GiftScreen } from './GiftScreen';

const here = `/members/${partner.id}/gift`;
const page = { path: here, shell: { user: { ...storyMember, paidUser: true, credits: 130 } } };

const meta = {
  component: GiftScreen,
  args: { partner, writePermission: 'open', price: prices.gift, requestKey: 'key', back: '/', here, problem: null },
  parameters: { layout: 'fullscreen', page },
} satisfies Meta<typeof GiftScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['all-niches'] };
export const ToAFictionalProfile: Story = { args: { partner: fictionalPartner } };
export const NotEnoughCredits: Story = {
  args: { problem: { ...refused('chat.not-enough-credits', { needed: 25 }), values: { gift: 'rose' } } },
};
export const FreeMember: Story = {
  parameters: { page: { ...page, shell: { user: { ...storyMember, paidUser: false } } } },
};
export const Blocking: Story = { args: { writePermission: 'blocking' } };
export const Phone: Story = { tags: ['w320'] };
