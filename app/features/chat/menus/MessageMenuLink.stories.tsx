import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageMenuLink } from './MessageMenuLink';

const meta = {
  component: MessageMenuLink,
  args: { to: '/chats/c?menu=1', stop: 'menu-m', expanded: false, onPress: () => {} },
  // A message: with a mouse, the button appears under the pointer.
  decorators: [
    (Story) => (
      <div data-message="" style={{ position: 'relative', padding: '1rem', minHeight: '3rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MessageMenuLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Reached: Story = { play: ({ canvas }) => canvas.getByRole('link').focus() };
export const Expanded: Story = { args: { expanded: true } };
