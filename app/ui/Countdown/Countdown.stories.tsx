import type { Meta, StoryObj } from '@storybook/react-vite';
import { NOW } from '../../../stories/.storybook/shell';
import { Countdown } from './Countdown';

const meta = { component: Countdown, args: { now: NOW, endsAt: NOW + 5_400_000 } } satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HourAndAHalf: Story = {};
export const LastMinute: Story = { args: { endsAt: NOW + 42_000 } };
export const Days: Story = { args: { endsAt: NOW + 3 * 86_400_000 } };
export const Over: Story = { args: { endsAt: NOW - 1 } };
