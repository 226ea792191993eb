import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmojiButton } from './EmojiButton';

const meta = {
  component: EmojiButton,
  args: { field: { current: null }, onInput: () => {} },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', marginTop: '24rem', height: '4rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EmojiButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
