import type { Meta, StoryObj } from '@storybook/react-vite';
import { SwipeControls } from './SwipeControls';

const meta = {
  component: SwipeControls,
  args: {
    person: { id: 'p', name: 'Bella' },
    last: { id: 'q', name: 'Marijke', kind: 'skip' },
    canLike: true,
    onDecide: () => {},
    onUndo: () => {},
  },
} satisfies Meta<typeof SwipeControls>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['all-niches'] };
export const NothingToUndo: Story = { args: { last: undefined } };
export const LikesGiven: Story = {
  args: { canLike: false },
  render: (args) => (
    <>
      <SwipeControls {...args} />
      <p id="swipe-likes">You’ve used today’s likes.</p>
    </>
  ),
};
export const NobodyLeft: Story = { tags: ['w320'], args: { person: undefined } };
