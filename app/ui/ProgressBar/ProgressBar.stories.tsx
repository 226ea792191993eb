import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from './ProgressBar';

const meta = {
  component: ProgressBar,
  args: { 'aria-label': 'Progress of walk.jpg', max: 1 },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Begun: Story = { args: { value: 0 } };
export const HalfWay: Story = { args: { value: 0.5 } };
export const NobodyKnows: Story = {};
