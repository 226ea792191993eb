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
/** Whether the price is charged only when the message is answered. */
export const ToAFictionalProfile: Story = { tags: ['w320'], args: { fictional: true } };
export const NoCredits: Story = { parameters: { page: { shell: { user: { ...storyMember, credits: 0 } } } } };
/** Members who have bought credits see what these cost them. */
export const AtTheOwnPrice: Story = {
  tags: ['w320'],
  args: { price: { ...prices.text, lots: [{ credits: 100, amount: 1000, currency: 'GBP', left: 100 }] } },
};
/** Credits that were given are spent first. */
export const Free: Story = {
  args: { price: { ...prices.text, lots: [{ credits: 50, amount: 0, currency: null, left: 50 }] } },
};
export const InTwoCurrencies: Story = {
  tags: ['w320'],
  args: {
    price: {
      ...prices.text,
      lots: [
        { credits: 100, amount: 999, currency: 'GBP', left: 4 },
        { credits: 100, amount: 1199, currency: 'EUR', left: 100 },
      ],
    },
  },
};
