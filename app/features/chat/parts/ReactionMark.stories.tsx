import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReactionMark } from './ReactionMark';

const meta = {
  component: ReactionMark,
  args: { reaction: 'heart', name: 'Flora' },
  decorators: [
    (Story) => (
      <div data-message="" style={{ position: 'relative', marginTop: '8rem', minHeight: '3rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ReactionMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Theirs: Story = {};
export const Own: Story = { args: { reaction: 'thumbs-up', name: null } };
