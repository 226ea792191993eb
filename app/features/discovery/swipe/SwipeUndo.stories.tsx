import type { Meta, StoryObj } from '@storybook/react-vite';
import { SwipeUndo } from './SwipeUndo';

const meta = {
  component: SwipeUndo,
  // Long enough for anyone who looks at the story.
  args: { person: { id: 'p', name: 'Bella' }, ms: 3_600_000, onUndo: () => {}, onEnd: () => {} },
} satisfies Meta<typeof SwipeUndo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['all-niches'] };
export const Long: Story = { tags: ['w320'], args: { person: { id: 'p', name: 'Wilhelmina-Alexandrina_1975' } } };
