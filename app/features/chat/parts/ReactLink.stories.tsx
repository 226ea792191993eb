import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReactLink } from './ReactLink';

const meta = {
  component: ReactLink,
  args: { to: '/chats/c?react=1', stop: 'react', expanded: false, onPress: () => {} },
  // A message under the pointer: with a mouse, the link appears there.
  decorators: [
    (Story) => (
      <div data-message="" style={{ position: 'relative', marginTop: '8rem', minHeight: '3rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ReactLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Reached: Story = {
  play: ({ canvas }) => canvas.getByRole('link').focus(),
};
