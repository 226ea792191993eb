import type { Meta, StoryObj } from '@storybook/react-vite';
import { waitFor, within } from 'storybook/test';
import { RouteProgress } from './RouteProgress';

const meta = { component: RouteProgress, args: { active: false } } satisfies Meta<typeof RouteProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const OnTheWay: Story = {
  args: { active: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => within(canvasElement).getByRole('progressbar'));
  },
};
