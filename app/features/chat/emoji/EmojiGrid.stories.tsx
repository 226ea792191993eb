import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmojiGrid } from './EmojiGrid';

const meta = {
  component: EmojiGrid,
  args: {
    emoji: [
      ['😀', 'grinning face'],
      ['❤️', 'red heart'],
      ['🍓', 'strawberry'],
    ],
    onPick: () => {},
  },
} satisfies Meta<typeof EmojiGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
