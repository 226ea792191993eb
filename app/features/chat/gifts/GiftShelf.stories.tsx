import type { Meta, StoryObj } from '@storybook/react-vite';
import { GiftShelf } from './GiftShelf';

const meta = {
  component: GiftShelf,
  args: { wish: { words: '', category: null }, chosen: null, onChoose: () => {} },
} satisfies Meta<typeof GiftShelf>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { chosen: 'kite' } };
export const OneKind: Story = { tags: ['w320'], args: { wish: { words: '', category: 'sweets' } } };
export const NothingFound: Story = { args: { wish: { words: 'zeppelin', category: null } } };
