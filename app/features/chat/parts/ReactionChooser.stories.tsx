import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReactionChooser } from './ReactionChooser';

const meta = {
  component: ReactionChooser,
  args: {
    action: '/chats/c?react=1',
    seq: 1,
    current: null,
    focus: false,
    onChoose: () => {},
    onClose: () => {},
  },
  // A message with space above it, in which the reactions appear.
  decorators: [
    (Story) => (
      <div data-message="" style={{ position: 'relative', marginTop: '8rem', minHeight: '3rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ReactionChooser>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { tags: ['w320'], args: { current: 'laugh' } };
