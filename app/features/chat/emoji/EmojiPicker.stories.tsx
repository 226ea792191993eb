import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmojiPicker } from './EmojiPicker';

const meta = {
  component: EmojiPicker,
  args: { onPick: () => {}, onClose: () => {} },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', marginTop: '24rem', height: '4rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EmojiPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrow: Story = { tags: ['w320'] };
