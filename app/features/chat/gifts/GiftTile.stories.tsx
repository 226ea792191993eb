import type { Meta, StoryObj } from '@storybook/react-vite';
import { GiftTile } from './GiftTile';

const meta = {
  component: GiftTile,
  args: { id: 'sunflower', name: 'Sunflower', checked: false, onChoose: () => {} },
} satisfies Meta<typeof GiftTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {};
export const Chosen: Story = { tags: ['all-niches'], args: { checked: true } };
export const LongName: Story = { tags: ['w320'], args: { id: 'paper-plane', name: 'Papieren vliegtuigje' } };
