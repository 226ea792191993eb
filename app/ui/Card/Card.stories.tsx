import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Layout/Layout';
import { Card } from './Card';

const meta = {
  component: Card,
  args: {
    children: (
      <Stack $gap={2}>
        <h2>What it costs</h2>
        <p>A message is ten credits. Reading, liking and answering a like cost nothing.</p>
      </Stack>
    ),
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Lifted: Story = { args: { $lift: true, $pad: 'lg' } };
export const Tight: Story = { args: { $pad: 'sm' } };
