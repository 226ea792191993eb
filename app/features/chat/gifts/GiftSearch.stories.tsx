import type { Meta, StoryObj } from '@storybook/react-vite';
import { GiftSearch } from './GiftSearch';

const meta = {
  component: GiftSearch,
  args: { wish: { words: '', category: null }, onWish: () => {} },
} satisfies Meta<typeof GiftSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const InACategory: Story = { tags: ['w320'], args: { wish: { words: 'rose', category: 'flowers' } } };
