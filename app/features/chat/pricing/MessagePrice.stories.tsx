import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { prices } from '../../../../stories/chat';
import { MessagePrice } from './MessagePrice';

const meta = {
  component: MessagePrice,
  args: { price: prices.text, fictional: false },
  parameters: { page: { shell: { user: storyMember } } },
} satisfies Meta<typeof MessagePrice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Gift: Story = { args: { price: prices.gift, type: 'gift' } };
export const Photo: Story = { args: { price: prices.photo, type: 'photo' } };
/** Charged only when it is answered. */
export const ToAFictionalProfile: Story = { tags: ['w320'], args: { fictional: true } };
export const NoCredits: Story = { parameters: { page: { shell: { user: { ...storyMember, credits: 0 } } } } };
/** Members who have bought credits see what these cost them. */
export const AtTheOwnPrice: Story = {
  tags: ['w320'],
  args: { price: { ...prices.text, money: { amount: 100, currency: 'GBP' }, basis: 'own' } },
};
