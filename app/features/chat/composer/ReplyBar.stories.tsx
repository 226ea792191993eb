import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReplyBar } from './ReplyBar';

const meta = {
  component: ReplyBar,
  args: {
    quote: { seq: 3, own: false, type: 'text', text: 'On which side of the hill do you live?' },
    name: 'Bella',
    onCancel: () => {},
  },
} satisfies Meta<typeof ReplyBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['all-niches'] };
export const Long: Story = {
  tags: ['w320'],
  args: {
    quote: {
      seq: 3,
      own: false,
      type: 'text',
      text: 'There is a bench above the vineyards, and from there one sees both rivers. '.repeat(3),
    },
  },
};
