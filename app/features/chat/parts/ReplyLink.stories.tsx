import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReplyLink } from './ReplyLink';

const meta = {
  component: ReplyLink,
  args: { to: '/chats/c?reply=1', stop: 'reply', onPress: () => {} },
  // A message under the pointer: with a mouse, the link appears there.
  decorators: [
    (Story) => (
      <div data-message="" style={{ position: 'relative', marginTop: '8rem', minHeight: '3rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ReplyLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Reached: Story = {
  play: ({ canvas }) => canvas.getByRole('link').focus(),
};
